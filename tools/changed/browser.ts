import type { Sources } from "../structure/complaints.ts";
import { importsOf } from "../structure/imports.ts";
import type { Candidate } from "./choose.ts";
import { isSpec } from "./link.ts";
import { commonWords, sharedWords } from "./names.ts";
import { addressOf } from "./pages.ts";
import { type Reach, wayTo } from "./reach.ts";
import { pagesNamedIn } from "./visits.ts";

/** Pages that a browser file opens, with each page's share of the file: the shares add up to 1. */
type Shares = ReadonlyMap<string, number>;

/** A shared word counts as much as two steps less. */
const PER_WORD = 4;

/**
 * The browser files that open a page which the change can reach. A page that few files open says
 * more about them than one that many pass through; a file that opens every page is about none of
 * them. Each step away halves a page's weight. Of files that open the same page, the one with the
 * most similar name comes first.
 */
export function browserCandidates(sources: Sources, reach: Reach): Candidate[] {
  const specs = new Map(
    [...sources.keys()].filter(isSpec).map((spec) => [spec, sharesOf(spec, sources)]),
  );
  const visitors = Map.groupBy(
    [...specs.values()].flatMap((shares) => [...shares.keys()]),
    (page) => page,
  );
  const common = commonWords([...specs.keys()]);
  const changed = [...reach].filter(([, { steps }]) => steps === 0).map(([file]) => file);
  return [...specs].flatMap(([file, shares]) => {
    const ways = [...shares].flatMap(([page, share]) => {
      const steps = reach.get(page)?.steps;
      const among = visitors.get(page)?.length ?? 1;
      return steps === undefined ? [] : [{ page, rank: share / among / 2 ** (steps + 1) }];
    });
    const own = reach.get(file);
    const best = ways.toSorted((a, b) => b.rank - a.rank)[0];
    if (!own && !best) return [];
    const words = Math.max(0, ...changed.map((one) => sharedWords(one, file, common)));
    const byPages = ways.reduce((sum, way) => sum + way.rank, 0) * PER_WORD ** words;
    const rank = byPages + (own ? 2 ** -own.steps : 0);
    const why = own || !best ? wayTo(file, reach) : wayThrough(best.page, reach);
    return [{ file, rank, why }];
  });
}

function wayThrough(page: string, reach: Reach): string {
  return `${wayTo(page, reach)} → ${addressOf(page)}`;
}

/** Pages named in the file count twice as much as those of the helpers that it imports. */
function sharesOf(spec: string, sources: Sources): Shares {
  const pagesOf = (file: string) => pagesNamedIn(sources.get(file) ?? "");
  const own = pagesOf(spec);
  const helpers = importsOf(spec, sources.get(spec) ?? "")
    .map(({ target }) => target)
    .filter((target) => /^tests\/(?!support\/)/.test(target));
  const others = new Set(helpers.flatMap((file) => [...pagesOf(file)]).filter((p) => !own.has(p)));
  const whole = 2 * own.size + others.size;
  return new Map([
    ...[...own].map((page) => [page, 2 / whole] as const),
    ...[...others].map((page) => [page, 1 / whole] as const),
  ]);
}
