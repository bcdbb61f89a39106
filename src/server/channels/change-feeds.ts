import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { FeedProblems, NewFeed } from "../../contract/owner/channels.ts";
import type { ActivityKind } from "../../domain/activity.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import { endConflicts } from "../calendar/conflicts.ts";
import { handOver } from "../calendar/hand-over.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { changeSharing } from "../listings/change-sharing.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { bookingsOfFeed, noteUnread } from "../portal-stays/keep-unread.ts";
import { addJob } from "../queue/add-job.ts";
import { type FeedRow, findFeed } from "./find-feed.ts";

const LONGEST_NAME = 60;

/** The first read is a job, so adding works even while the portal is down. */
export async function addFeed(
  deps: Deps,
  listingId: string,
  { name, portal, url: given }: NewFeed,
  cause: Cause,
): Promise<FeedProblems> {
  const url = webAddress(given);
  const problems = await findProblems(deps, listingId, { name, portal, url });
  if (Object.keys(problems).length > 0) return problems;
  const now = new Date(deps.clock());
  const row = { name, portal, url, listing_id: listingId, created_at: now, next_try_at: now };
  return inTransaction(deps.db, async (tx) => {
    const { id } = await tx
      .insertInto("channel_feed")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteActivity(tx, { cause, at: now }, toldOf("feed-added", row));
    await addJob(tx, "sync-feed", { feedId: id });
    return {};
  });
}

/** Some portals hand out webcal: URLs. */
const webAddress = (given: string) => given.replace(/^webcals?:/i, "https:");

async function findProblems(
  deps: Deps,
  listingId: string,
  { name, url }: NewFeed,
): Promise<FeedProblems> {
  const known = await deps.db
    .selectFrom("listing")
    .leftJoin("channel_feed", (join) =>
      join.onRef("listing_id", "=", "listing.id").on("channel_feed.url", "=", url),
    )
    .select("channel_feed.id as feed_id")
    .where("listing.id", "=", listingId)
    .executeTakeFirst();
  if (!known) throw new AppError("listing-unknown");
  const address = URL.parse(url);
  const problem = !address || !/^https?:$/.test(address.protocol) ? "no-address" : null;
  const ours = address?.origin === new URL(deps.config.PUBLIC_URL).origin ? "our-own" : null;
  const twice = known.feed_id ? "known-already" : null;
  const wrongUrl = problem ?? ours ?? twice;
  return {
    ...(name === "" && { name: "missing" }),
    ...(name.length > LONGEST_NAME && { name: "too-long" }),
    ...(wrongUrl && { url: wrongUrl }),
  };
}

/** The URL is a secret between the portal and the owner, so no activity entry contains it. */
function toldOf(
  kind: Extract<ActivityKind, `feed-${string}`>,
  { name, portal, listing_id }: Pick<FeedRow, "name" | "portal" | "listing_id">,
) {
  return { kind, subject: listing_id, facts: { name, portal } };
}

/**
 * Nights that the portal only closed are freed, and go to another portal that has sold them. Its
 * guests still come: their stays keep as many of their nights as are free.
 */
export async function removeFeed(deps: Deps, feedId: string, cause: Cause): Promise<void> {
  const feed = await findFeed(deps.db, feedId);
  await inTransaction(deps.db, async (tx) => {
    const now = new Date(deps.clock());
    const rooms = await physicalRoomsOf(tx, feed);
    await lockRooms(tx, rooms);
    await endConflicts(tx, sql`feed_id = ${feedId}`, now);
    const bookingIds = await bookingsOfFeed(tx, feedId);
    const removed = await tx
      .deleteFrom("channel_feed")
      .where("id", "=", feedId)
      .returning("id")
      .executeTakeFirst();
    // Two devices may remove it: only the first writes an entry.
    if (removed) await noteActivity(tx, { cause, at: now }, toldOf("feed-removed", feed));
    await resolveAlert(deps, tx, "channel-silent", feedId);
    await handOver({ tx, at: now }, rooms);
    await noteUnread({ tx, cause, at: now }, bookingIds);
  });
}

/**
 * The old URL stops working at once, and portals need the new one. A portal that gets a 404 may
 * reopen all nights, so the nights it was told of are reset.
 */
export async function renewAddress(deps: Deps, listingId: string, cause: Cause): Promise<void> {
  const by = { cause, at: new Date(deps.clock()) };
  await inTransaction(deps.db, async (tx) => {
    await changeSharing(tx, listingId, { calendar_token: randomBytes(32).toString("hex") });
    await tx
      .updateTable("channel_feed")
      .set({ told: "{}" })
      .where("listing_id", "=", listingId)
      .execute();
    const kind = "calendar-address-renewed";
    await noteActivity(tx, by, { kind, subject: listingId, facts: {} });
  });
}

/** For a portal's calendar with a new URL. The known events stay until that is read. */
export async function changeFeedAddress(
  deps: Deps,
  feedId: string,
  given: string,
  cause: Cause,
): Promise<FeedProblems> {
  const feed = await findFeed(deps.db, feedId);
  const url = webAddress(given);
  const problems = await findProblems(deps, feed.listing_id, { ...feed, url });
  if (Object.keys(problems).length > 0) return problems;
  const at = new Date(deps.clock());
  return inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable("channel_feed")
      .set({ url, etag: null, last_modified: null, next_try_at: at })
      .where("id", "=", feedId)
      .execute();
    await noteActivity(tx, { cause, at }, toldOf("feed-address-changed", feed));
    await addJob(tx, "sync-feed", { feedId });
    return {};
  });
}

export async function closeWhenSilent(
  deps: Deps,
  listingId: string,
  closes: boolean,
  cause: Cause,
): Promise<void> {
  const by = { cause, at: new Date(deps.clock()) };
  await inTransaction(deps.db, async (tx) => {
    await changeSharing(tx, listingId, { close_when_silent: closes });
    const kind = "silence-rule-changed";
    await noteActivity(tx, by, { kind, subject: listingId, facts: { closes } });
  });
}
