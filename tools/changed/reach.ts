import type { Link } from "./link.ts";

/** How a change reaches a file: from which one, and how far it is from the change. */
export type Reached = { readonly steps: number; readonly link: Link | null };
export type Reach = ReadonlyMap<string, Reached>;

/** The shortest path to every file that a change can reach. `stopsAt`: no links from there. */
export function reachFrom(
  changed: readonly string[],
  links: readonly Link[],
  stopsAt: (file: string) => boolean,
): Reach {
  const onward = Map.groupBy(links, ({ from }) => from);
  const reached = new Map<string, Reached>(
    changed.map((file) => [file, { steps: 0, link: null }] as const),
  );
  const open = [...changed];
  while (open.length > 0) {
    const file = open.shift() ?? "";
    const here = reached.get(file)?.steps ?? 0;
    if (here > 0 && stopsAt(file)) continue;
    for (const link of onward.get(file) ?? []) {
      const steps = here + link.steps;
      if (steps >= (reached.get(link.to)?.steps ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(link.to, { steps, link });
      open.push(link.to);
    }
  }
  return reached;
}

/** The way as a line, beginning at the change. */
export function wayTo(file: string, reach: Reach): string {
  const link = reach.get(file)?.link;
  if (!link) return short(file);
  return `${wayTo(link.from, reach)} → ${link.by ? `${link.by} → ` : ""}${short(file)}`;
}

function short(file: string): string {
  return file.replace(/^src\/(server\/)?/, "");
}
