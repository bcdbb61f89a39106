import { execFileSync } from "node:child_process";
import path from "node:path";
import type { Copy } from "./dockerfile.ts";
import { isLetIn } from "./dockerignore.ts";

/** Files of the repository, new ones included. */
export const repository: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"],
  { encoding: "utf8" },
)
  .split("\n")
  .filter(Boolean);

/** What a COPY from the repository puts into the image, as paths from the work folder. */
export function filesHeld({ sources, to }: Copy): string[] {
  return sources.flatMap((source) =>
    filesIn(source)
      .filter(isLetIn)
      .map((file) => placeOf(file, source, to)),
  );
}

/** A file itself, or the files of a folder. */
export function filesIn(source: string): string[] {
  return repository.filter((file) => file === source || file.startsWith(`${source}/`));
}

/** A folder's content goes into the target; a file becomes the target, or goes into it with a '/'. */
function placeOf(file: string, source: string, to: string): string {
  const isInto = file === source && to.endsWith("/");
  return path.posix.join(to, isInto ? path.posix.basename(file) : file.slice(source.length));
}
