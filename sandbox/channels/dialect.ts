import { createHash } from "node:crypto";
import type { Stay } from "../../src/domain/stay.ts";
import type { Sale } from "./portal-calendar.ts";

/** What a feed lists for a listing: one entry per sale, and other closed nights in runs. */
export type Told = {
  readonly feedPath: string;
  readonly sales: readonly Sale[];
  readonly closed: readonly Stay[];
  readonly at: number;
};

/** A portal's file format. */
export type Dialect = {
  readonly name: "airbnb" | "booking";
  readonly title: string;
  /** The route of all its feeds. */
  readonly route: string;
  feedPath(listing: string): string;
  newUid(): string;
  write(told: Told): string;
  /** Null if the portal sends no ETag, so every response is full. */
  etag(body: string): string | null;
};

/** Deterministic, so that a listing keeps its URL after a restart, and a run of nights its UID. */
export function hexOf(...words: string[]): string {
  return createHash("md5").update(words.join("\n")).digest("hex");
}
