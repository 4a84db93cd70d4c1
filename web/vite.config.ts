import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Those in the pictures of the front page, which boards show, too. */
const FRONT_ICONS = [
  "caesar",
  "egyptian-profile",
  "greek-temple",
  "roman-toga",
  "scales",
  "tied-scroll",
  "two-coins",
];

/** `import caesar from "icon:caesar"` gives the drawing of one icon of game-icons.net, so that a
 *  page carries those it shows and not all 4,000; `import used from "icons:used"` gives those that
 *  any page shows, for the credits. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let bodies: Record<string, { body: string }> | undefined;
  function body(name: string): string {
    bodies ??= JSON.parse(readFileSync(file, "utf8")).icons as Record<string, { body: string }>;
    const icon = bodies[name];
    if (!icon) throw new Error(`There is no icon "${name}" in game-icons.`);
    return icon.body;
  }
  return {
    name: "icons",
    resolveId: (id) => (/^icons?:/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0icons:used") {
        const used = usedIcons().map((name) => ({ name, body: body(name) }));
        return `export default ${JSON.stringify(used)}`;
      }
      if (!id.startsWith("\0icon:")) return undefined;
      return `export default ${JSON.stringify(body(id.slice(6)))}`;
    },
  };
}

function usedIcons(): string[] {
  const names = new Set<string>();
  for (const name of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    if (!/\.(svelte|ts)$/.test(name)) continue;
    const source = readFileSync(join("src", name), "utf8");
    for (const match of source.matchAll(/(?:from |import\()"icon:([a-z0-9-]+)"/g))
      names.add(match[1] ?? "");
  }
  return [...names].sort();
}

/** Lays a packed twin beside each text of the build: the server sends that to whoever takes it. */
function twins(): Plugin {
  let folder = "";
  return {
    name: "twins",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const file = join(folder, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte(), twins()],
  build: {
    // Beside the server, which sends it, and so into the wheel.
    outDir: "../src/triumvir/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        // What every page needs, and what the front page shares with the tables: each in one file,
        // for a request costs as much as a small module.
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /src\/(texts\/(texts|speech)|ui\/(Glyph|glyphs|Icon|Mark)|who|route|wire\/api|games\/contract)/,
            },
            { name: "front-icons", test: new RegExp(`icon:(${FRONT_ICONS.join("|")})$`) },
            // The pages around the games, without the sheets that open over them.
            { name: "around", test: /src\/home\/(?!MeSheet|Plan|Choices|Invite)/ },
          ],
        },
      },
    },
  },
  server: {
    // `npm run dev` beside `triumvir serve`
    proxy: {
      "/api": { target: process.env["TRIUMVIR_SERVER"] ?? "http://127.0.0.1:8000", ws: true },
    },
    fs: { allow: [".."] },
  },
});
