import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const QUERY = "?script";

/**
 * `import text from "./file.ts?script"`: the file's default function as text, in few letters, to
 * be written into a page. It must not refer to anything outside itself.
 */
export function scriptText(): Plugin {
  return {
    name: "script-text",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
      const short = await minify(file, code, { module: true });
      const [, text] = /^export default (function\b.*)$/s.exec(short.code) ?? [];
      if (!text) this.error(`${file} is more than one default function`);
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
