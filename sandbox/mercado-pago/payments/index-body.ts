import type { IndexedBody } from "../state/books.ts";

/** Adds a state to a search index; drops those that a newer visible one replaces. */
export function indexed(known: IndexedBody[], now: number, added: IndexedBody): IndexedBody[] {
  const shown = known.findLastIndex(({ visibleAt }) => visibleAt <= now);
  return [...known.slice(Math.max(shown, 0)), added];
}

/** The state that a search shows, or undefined if it does not know any. */
export function bodyInIndex(known: IndexedBody[], now: number): object | undefined {
  return known.findLast(({ visibleAt }) => visibleAt <= now)?.body;
}
