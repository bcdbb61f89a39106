import type { ColumnType, Generated } from "kysely";
import type { Day } from "../../domain/day.ts";
import type { EventSale, FeedAnswer, Portal } from "../../domain/feed.ts";
import type { Centavos } from "../../domain/money.ts";

type Instant = ColumnType<Date, Date, Date>;
/** A datemultirange in PostgreSQL's text format. */
type Nights = string;

type ChannelFeedTable = {
  id: Generated<string>;
  listing_id: string;
  name: string;
  portal: Portal;
  url: string;
  created_at: Instant;
  etag: string | null;
  last_modified: string | null;
  tried_at: Instant | null;
  answered_at: Instant | null;
  answer: FeedAnswer | null;
  failures: Generated<number>;
  next_try_at: Instant;
  silent_since: Instant | null;
  read_at: Instant | null;
  told: Generated<Nights>;
};

export type ChannelTables = {
  channel_feed: ChannelFeedTable;
  imported_event: {
    id: Generated<string>;
    feed_id: string;
    uid: string;
    first_night: Day;
    end_day: Day;
    echo: Generated<Nights>;
    first_seen_at: Instant;
    /** Null until a release that stores it has read the event. */
    sale: EventSale | null;
  };
  portal_stay: {
    id: Generated<string>;
    listing_id: string;
    portal: Portal;
    feed_name: string;
    feed_id: string | null;
    imported_event_id: string | null;
    uid: string;
    first_night: Day;
    end_day: Day;
    booking_id: string;
    nature: Generated<"guest" | "closed">;
    commission: Centavos | null;
    people_known: Generated<boolean>;
    created_at: Instant;
    gone_at: Instant | null;
  };
  channel_conflict: {
    id: Generated<string>;
    imported_event_id: string | null;
    feed_id: string | null;
    listing_id: string;
    feed_name: string;
    portal: Portal;
    first_night: Day;
    end_day: Day;
    nights: Nights;
    state: Generated<"open" | "ignored" | "over">;
    found_at: Instant;
    settled_at: Instant | null;
  };
};
