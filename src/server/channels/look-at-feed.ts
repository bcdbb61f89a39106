import type { FeedAnswer } from "../../domain/feed.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "../property/get-property.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import { fetchCalendar } from "./fetch-calendar.ts";
import type { FeedRow } from "./find-feed.ts";
import { parseCalendar } from "./parse-calendar.ts";
import type { PortalEvent } from "./portal-event.ts";

export type Look =
  | {
      readonly kind: "read";
      readonly answer: "read" | "partly-read";
      readonly stays: readonly PortalEvent[];
      readonly etag: string | null;
      readonly lastModified: string | null;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "failed"; readonly answer: FeedAnswer };

/** Fetches and parses a portal's calendar. Ends in time and never throws. */
export async function lookAtFeed(deps: Deps, feed: FeedRow, timeLimitMs?: number): Promise<Look> {
  const source = { url: feed.url, ...(await marksOf(deps, feed)) };
  const fetched = await fetchCalendar(source, {
    testHosts: deps.config.CALENDAR_TEST_HOSTS,
    ...(timeLimitMs ? { limits: { milliseconds: timeLimitMs } } : {}),
  });
  if (fetched.kind !== "calendar") return fetched;
  const { timeZone } = await getProperty(deps.db);
  const parsed = parseCalendar(fetched.text, timeZone);
  if (parsed.kind === "failed") return parsed;
  const whole = parsed.unreadable === 0;
  return {
    kind: "read",
    answer: whole ? "read" : "partly-read",
    stays: parsed.stays,
    // A partly understood calendar is fetched in full next time: no ETag.
    etag: whole ? fetched.etag : null,
    lastModified: whole ? fetched.lastModified : null,
  };
}

/**
 * No ETag while events lack their `sale`, which older releases did not store: everything is read
 * anew.
 */
async function marksOf(deps: Deps, { id, etag, last_modified }: FeedRow) {
  const unnamed = await deps.db
    .selectFrom("imported_event")
    .select("id")
    .where("feed_id", "=", id)
    .where("sale", "is", null)
    .where("end_day", ">", await todayAtProperty(deps))
    .limit(1)
    .executeTakeFirst();
  return unnamed ? { etag: null, lastModified: null } : { etag, lastModified: last_modified };
}
