import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { importsOf } from "../../tools/structure/imports.ts";
import { filesIn, repository } from "./files-held.ts";

const SOURCE = /\.(ts|tsx|js|css)$/;
const TEST = /\.test\.tsx?$/;
const files = new Set(repository);
const folders = new Set(repository.flatMap(foldersAbove));

/**
 * The entries, and every file of the repository that they read, directly or through another. What is
 * bundled only reads what it names when it runs, so until then only its imports count.
 */
export function filesRead(
  entries: readonly string[],
  isBundled: (file: string) => boolean = () => false,
): Set<string> {
  const read = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (read.has(file)) continue;
    read.add(file);
    if (!SOURCE.test(file) || !existsSync(file)) continue;
    const source = readFileSync(file, "utf8");
    open.push(...importedBy(file, source), ...namesBeside(file, source));
    if (!isBundled(file)) open.push(...namesFromRoot(file, source));
  }
  return read;
}

/** Type imports do not exist at run time, and the bundler handles what follows a '?'. */
function importedBy(file: string, source: string): string[] {
  return importsOf(file, source)
    .filter(({ target, typeOnly }) => !typeOnly && !target.startsWith("npm:"))
    .map(({ target }) => target.replace(/\?.*$/, ""));
}

/** Paths relative to the file, such as routes in the router's list, and fonts in a style sheet. */
function namesBeside(file: string, source: string): string[] {
  return stringsOf(source)
    .map((name) => beside(file, name))
    .filter((name) => files.has(name));
}

/** Paths from the root: the bundler's entries, migrations, photos at `import.meta.dirname`. */
function namesFromRoot(file: string, source: string): string[] {
  const own = [...source.matchAll(/import\.meta\.dirname,\s*"([\w./-]+)"/g)];
  const names = stringsOf(source).map((name) => path.posix.normalize(name));
  return [...names, ...own.map(([, name = ""]) => beside(file, name))]
    .filter((name) => files.has(name) || folders.has(name))
    .flatMap(filesIn)
    .filter((name) => !TEST.test(name));
}

function stringsOf(source: string): string[] {
  return [...source.matchAll(/"([\w@./-]+)"/g)].map(([, text = ""]) => text);
}

function beside(file: string, name: string): string {
  return path.posix.join(path.posix.dirname(file), name);
}

function foldersAbove(file: string): string[] {
  const parts = file.split("/");
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join("/"));
}
