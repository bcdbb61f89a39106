import { type Folders, roots } from "./folders.ts";

/** What lies in a root itself and is not listed there. */
const LOOSE = ".";

/**
 * Where a file lies in a root: the folder or file that the root lists, or the folder that it ought to
 * list. Null: it is outside, or a file that the root does not look at.
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

/** Complaints about the lists themselves: each must read downwards. */
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
