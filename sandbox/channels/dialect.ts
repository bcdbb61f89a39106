import { createHash } from "node:crypto";
import type { Stay } from "../../src/domain/stay.ts";
import type { Sale } from "./portal-calendar.ts";

/** What a portal tells of a listing: one entry per sale, and the other closed nights in runs. */
export type Told = {
  readonly feedPath: string;
  readonly sales: readonly Sale[];
  readonly closed: readonly Stay[];
  readonly at: number;
};

/** How one portal writes. */
export type Dialect = {
  readonly name: "airbnb" | "booking";
  readonly title: string;
  /** The route under which all its feeds are. */
  readonly route: string;
  feedPath(listing: string): string;
  newUid(): string;
  write(told: Told): string;
  /** Null where the portal names no version, so that every answer comes whole. */
  etag(body: string): string | null;
};

/**
 * The same for the same words, so that a listing has its old address again after a restart and
 * a run of nights keeps its UID for as long as it is the same run.
 */
export function hexOf(...words: string[]): string {
  return createHash("md5").update(words.join("\n")).digest("hex");
}
