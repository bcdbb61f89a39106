import type { Selectable } from "kysely";
import { AppError } from "../../domain/app-error.ts";
import type { ChannelTables } from "../database/channel-tables.ts";
import type { Database, Tx } from "../database/connect.ts";
import { isUuid } from "../database/uuid.ts";

export type FeedRow = Selectable<ChannelTables["channel_feed"]>;

export async function findFeed(db: Database | Tx, feedId: string): Promise<FeedRow> {
  const feed = isUuid(feedId)
    ? await db.selectFrom("channel_feed").selectAll().where("id", "=", feedId).executeTakeFirst()
    : undefined;
  if (!feed) throw new AppError("feed-unknown");
  return feed;
}
