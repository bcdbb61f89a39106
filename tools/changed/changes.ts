import { spawnSync } from "node:child_process";

/** The developer's changes: uncommitted ones, and commits that are not on main. */
export type Changes = { readonly since: string; readonly files: readonly string[] };

export function findChanges(base?: string, folder = "."): Changes {
  const git = gitIn(folder);
  const since = base ?? forkPoint(git);
  const files = [
    ...git("diff", "--name-only", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  return { since, files: [...new Set(files)].sort() };
}

type Git = (...args: string[]) => string[];

/** Where HEAD left main: the remote's if there is one. On main without a remote it is HEAD. */
function forkPoint(git: Git): string {
  for (const main of ["origin/main", "main"]) {
    const [known] = git("rev-parse", "--verify", "--quiet", main);
    const [left] = known ? git("merge-base", known, "HEAD") : [];
    if (left) return left;
  }
  return "HEAD";
}

/** Returns output lines; none if git's status is 1, which means an empty result. */
function gitIn(folder: string): Git {
  return (...args) => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    if (status !== 0 && status !== 1) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    return stdout.split("\n").filter(Boolean);
  };
}
