import { readFileSync } from "node:fs";
import { filesIn } from "./files-held.ts";

const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

/** An image's programs, and the files that each reads first. New ones must be added here. */
const PROGRAMS: Record<string, (words: readonly string[]) => string[]> = {
  node: ([file = ""]) => (file.startsWith("-") ? [] : [file]),
  npm: readByNpm,
  "react-router": () => [
    ...["package.json", "tsconfig.json", "react-router.config.ts", "vite.config.ts"],
    ...filesIn("public"),
  ],
  install: () => [],
};

/** The files that the commands of a line read first. */
export function entriesOf(line: string): string[] {
  return line.split("&&").flatMap((command) => {
    const [program = "", ...words] = command.trim().split(/\s+/);
    const entries = PROGRAMS[program];
    if (!entries) throw new Error(`ops/image/entries.ts does not know what '${program}' reads`);
    return entries(words);
  });
}

function readByNpm([verb = "", name = ""]: readonly string[]): string[] {
  if (verb === "run") return ["package.json", ...entriesOf(scripts[name] ?? "")];
  if (verb === "ci") return ["package.json", "package-lock.json", ".npmrc"];
  return [];
}

/** What an operator may run in production: npm scripts that only start a file of the product. */
export function productionCommands(): string[] {
  return Object.values(scripts).filter((command) => /^node (src|sample)\//.test(command));
}
