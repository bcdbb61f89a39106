import { randomInt } from "node:crypto";
import type { Books } from "./books.ts";

const LARGEST_STEP = 1000;

/** Numbers that grow, with gaps. */
export function newId(books: Books): number {
  books.lastId += randomInt(1, LARGEST_STEP);
  return books.lastId;
}

/** Nineteen digits: a JSON number would lose the last ones. */
export function newLongId(books: Books): string {
  return `2${String(newId(books)).padStart(12, "0")}${String(randomInt(1_000_000)).padStart(6, "0")}`;
}
