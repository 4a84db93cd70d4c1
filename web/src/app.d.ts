/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "icon:*" {
  const body: string;
  export default body;
}
