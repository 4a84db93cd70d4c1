/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icon:*" {
  const body: string;
  export default body;
}

declare module "icons:used" {
  const used: { name: string; body: string }[];
  export default used;
}
