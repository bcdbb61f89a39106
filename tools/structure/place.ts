import type { Folders } from "./folder-list.ts";
import { roots } from "./folders.ts";

/** Files directly in a root that are not listed. */
const LOOSE = ".";

/**
 * The entry of the root's list that a file belongs to, or the folder that is missing there. Null if
 * the file is outside the root or not checked.
 */
export function placeIn(root: string, file: string): string | null {
  const start = root && `${root}/`;
  if (!file.startsWith(start)) return null;
  const inside = file.slice(start.length);
  const folders = roots[root] ?? {};
  const listed = Object.keys(folders).filter((name) => `${inside}/`.startsWith(`${name}/`));
  const deepest = listed.sort((a, b) => b.length - a.length)[0];
  if (deepest) return deepest;
  const [first = "", ...rest] = inside.split("/");
  if (rest.length > 0) return first;
  return LOOSE in folders ? LOOSE : null;
}

export function mayKnow(folders: Folders, own: string, known: string): boolean {
  return known === own || known === LOOSE || (folders[own] ?? []).includes(known);
}

/** Checks the lists themselves: an entry may only name folders above it. */
export function findUpwardArrows(all = roots): string[] {
  return Object.entries(all).flatMap(([root, folders]) => {
    const order = Object.keys(folders);
    return order.flatMap((folder, index) =>
      (folders[folder] ?? [])
        .filter((known) => !order.slice(0, index).includes(known))
        .map((known) => `${root}: ${folder} may know ${known}, which does not come before it`),
    );
  });
}
