import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A patched copy, so that the working tree stays untouched. */
export type Copy = {
  readonly folder: string;
  /** False if the patch no longer applies. */
  apply(patch: string): boolean;
  unapply(patch: string): void;
  remove(): void;
};

export function copyProject(): Copy {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pousada-sabotage-"));
  // PostgreSQL's account must be able to read the scripts of ops/backup.
  chmodSync(folder, 0o755);
  const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  for (const file of tracked) {
    if (file && existsSync(file)) cpSync(file, path.join(folder, file));
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "pipe" });
  // A repository of its own: git finds none above it, and tests may ask for its files.
  git("init", "--quiet");
  git("add", "--all");
  return {
    folder,
    apply: (patch) => {
      try {
        git("apply", patch);
        return true;
      } catch {
        return false;
      }
    },
    unapply: (patch) => {
      git("apply", "--reverse", patch);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
