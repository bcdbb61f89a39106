import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { FeedProblems, NewFeed } from "../../contract/owner/channels.ts";
import { AppError } from "../../domain/app-error.ts";
import { resolveAlert } from "../alerts/raise-alert.ts";
import { endConflicts } from "../calendar/conflicts.ts";
import { handOver } from "../calendar/hand-over.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { physicalRoomsOf } from "../listings/physical-rooms-of.ts";
import { addJob } from "../queue/add-job.ts";
import { findFeed } from "./find-feed.ts";

const LONGEST_NAME = 60;

/** The first read is a job, so adding works even while the portal is down. */
export async function addFeed(
  deps: Deps,
  listingId: string,
  { name, portal, url: given }: NewFeed,
): Promise<FeedProblems> {
  const url = webAddress(given);
  const problems = await findProblems(deps, listingId, { name, portal, url });
  if (Object.keys(problems).length > 0) return problems;
  const now = new Date(deps.clock());
  const row = { name, portal, url, listing_id: listingId, created_at: now, next_try_at: now };
  await inTransaction(deps.db, async (tx) => {
    const { id } = await tx
      .insertInto("channel_feed")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    await addJob(tx, "sync-feed", { feedId: id });
  });
  return {};
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

/** Frees its nights, unless another portal has sold them too. */
export async function removeFeed(deps: Deps, feedId: string): Promise<void> {
  const feed = await findFeed(deps.db, feedId);
  await inTransaction(deps.db, async (tx) => {
    const now = new Date(deps.clock());
    const rooms = await physicalRoomsOf(tx, feed);
    await lockRooms(tx, rooms);
    await endConflicts(tx, sql`feed_id = ${feedId}`, now);
    await tx.deleteFrom("channel_feed").where("id", "=", feedId).execute();
    await resolveAlert(deps, tx, "channel-silent", feedId);
    await handOver(tx, rooms, now);
  });
}

/**
 * The old URL stops working at once, and portals need the new one. A portal that gets a 404 may
 * reopen all nights, so nothing counts as told.
 */
export async function renewAddress(deps: Deps, listingId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable("listing")
      .set({ calendar_token: randomBytes(32).toString("hex") })
      .where("id", "=", listingId)
      .execute();
    await tx
      .updateTable("channel_feed")
      .set({ told: "{}" })
      .where("listing_id", "=", listingId)
      .execute();
  });
}

/** The portal's calendar has moved. The known events stay until the new URL is read. */
export async function changeFeedAddress(
  deps: Deps,
  feedId: string,
  given: string,
): Promise<FeedProblems> {
  const feed = await findFeed(deps.db, feedId);
  const url = webAddress(given);
  const problems = await findProblems(deps, feed.listing_id, { ...feed, url });
  if (Object.keys(problems).length > 0) return problems;
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable("channel_feed")
      .set({ url, etag: null, last_modified: null, next_try_at: new Date(deps.clock()) })
      .where("id", "=", feedId)
      .execute();
    await addJob(tx, "sync-feed", { feedId });
  });
  return {};
}

export async function closeWhenSilent(
  deps: Deps,
  listingId: string,
  close: boolean,
): Promise<void> {
  await deps.db
    .updateTable("listing")
    .set({ close_when_silent: close })
    .where("id", "=", listingId)
    .execute();
}
