import { sql } from "kysely";
import type { PortalMatter } from "../../domain/alert.ts";
import { raiseAlert } from "../alerts/raise-alert.ts";
import type { FoundConflict } from "../calendar/conflicts.ts";
import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { listingName } from "../listings/listing-name.ts";
import { oweAlertMail } from "../outbox/owe-mail.ts";
import { addJob } from "../queue/add-job.ts";
import type { FeedRow } from "./find-feed.ts";
import { tellOfConflicts } from "./tell-of-conflicts.ts";

/** Every minute: queues due reads and raises alerts for stale feeds. */
export async function watchFeeds(deps: Deps): Promise<void> {
  const now = new Date(deps.clock());
  await inTransaction(deps.db, async (tx) => {
    const due = await tx
      .selectFrom("channel_feed")
      .select("id")
      .where("next_try_at", "<=", now)
      .execute();
    for (const { id } of due) await addJob(tx, "sync-feed", { feedId: id });
  });
  await inTransaction(deps.db, async (tx) => {
    for (const feed of await fallenSilent(tx, now)) await tellOfSilence(deps, tx, feed, now);
    await tellOfConflicts(deps, tx, await untoldConflicts(tx));
  });
}

/** Marks each feed once when it becomes silent; the mark closes listings whose owner wants that. */
async function fallenSilent(tx: Tx, now: Date): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    update channel_feed set silent_since = ${now}
    where silent_since is null
      and coalesce(answered_at, created_at)
          < ${now}::timestamptz - make_interval(mins => (select channel_silence_minutes from property))
    returning *
  `.execute(tx);
  return rows;
}

/** Conflicts caused by giving a listing other rooms, which no read reports. */
async function untoldConflicts(tx: Tx): Promise<FoundConflict[]> {
  const { rows } = await sql<FoundConflict>`
    select id from channel_conflict
    where state = 'open' and not exists (
      select from alert where kind = 'channel-conflict' and subject = channel_conflict.id::text
    )
  `.execute(tx);
  return rows;
}

async function tellOfSilence(deps: Deps, tx: Tx, feed: FeedRow, now: Date): Promise<void> {
  const facts: PortalMatter = {
    feedName: feed.name,
    portal: feed.portal,
    listingName: await listingName(tx, feed.listing_id, "pt-BR"),
    since: (feed.answered_at ?? feed.created_at).getTime(),
    ...(feed.answer && { answer: feed.answer }),
  };
  const matter = { kind: "channel-silent", subject: feed.id, facts } as const;
  const alertId = await raiseAlert(deps, tx, matter);
  if (alertId) await oweAlertMail({ tx, at: now }, alertId);
}
