import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { Sources } from "./complaints.ts";

/** Every source file of the work tree, committed or not. */
export function readSources(): Sources {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", list, { encoding: "utf8" })
    .split("\n")
    .filter((name) => /\.(ts|tsx|js|css|sql)$/.test(name) && existsSync(name));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}
