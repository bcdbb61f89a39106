import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** The hash of the sources as they are, committed or not. The real index stays as it is. */
export function treeHash(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-index-"));
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, "index") };
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", env }).trim();
  try {
    git("read-tree", "HEAD");
    git("add", "--all");
    return git("write-tree");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
