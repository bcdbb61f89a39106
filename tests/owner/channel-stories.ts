import type { FeedAnswer, Portal } from "../../src/domain/feed.ts";
import type { Stay } from "../../src/domain/stay.ts";
import type { App } from "../support/browser/app.ts";
import { turnIn } from "../support/browser/turn.ts";
import { forgetPortalGuests } from "./portal-stories.ts";

type Feed = { readonly id: string; readonly room: string; readonly name: string };

type FeedStory = {
  readonly room: string;
  readonly portal?: Portal;
  readonly name?: string;
  readonly answer?: FeedAnswer;
  /** Since the last successful read. */
  readonly minutesAgo?: number;
  readonly silent?: boolean;
};

/** A feed in a given state; no job reads it during the test. */
export async function connectFeed(app: App, story: FeedStory): Promise<Feed> {
  const { room, portal = "airbnb", name = "Airbnb", minutesAgo = 6, silent = false } = story;
  const { answer = silent ? "unreachable" : "read" } = story;
  const [feed] = await app.query<{ id: string }>(
    `insert into channel_feed (listing_id, name, portal, url, created_at, tried_at, answered_at,
       answer, next_try_at, silent_since, read_at)
     values ($1, $2, $3, $4, now() - interval '9 days',
       now() - make_interval(mins => least($5, 6)), now() - make_interval(mins => $5), $6,
       now() + interval '1 day', case when $7 then now() end, now() - interval '20 minutes')
     returning id`,
    [
      room,
      name,
      portal,
      `https://portal.example/${turnIn(app, "feed")}/segredo.ics`,
      minutesAgo,
      answer,
      silent,
    ],
  );
  const id = feed?.id ?? "";
  if (silent) {
    await app.query(
      `insert into alert (kind, subject, facts, raised_at)
       select 'channel-silent', $1, jsonb_build_object('feedName', $2::text, 'portal', $3::text,
         'listingName', texts ->> 'name',
         'since', extract(epoch from now() - make_interval(mins => $4)) * 1000), now()
       from listing where id = $5`,
      [id, name, portal, minutesAgo, room],
    );
  }
  return { id, room, name };
}

/** Nights that the portal has closed, imported as far as they are free. */
export async function sellThere(app: App, feed: Feed, stay: Stay): Promise<string> {
  const [event] = await app.query<{ id: string }>(
    `with event as (
       insert into imported_event (feed_id, uid, first_night, end_day, first_seen_at)
       values ($1, gen_random_uuid()::text, $2, $3, now()) returning id
     ), taken as (
       insert into occupied_nights (physical_room_id, stay, kind, imported_event_id)
       select physical_room_id, daterange($2::date, $3::date), 'imported', event.id
       from event, listing_physical_room as part
       where listing_id = $4 and not exists (
         select from occupied_nights as other
         where other.physical_room_id = part.physical_room_id
           and other.stay && daterange($2::date, $3::date))
     )
     select id from event`,
    [feed.id, stay.checkIn, stay.checkOut, feed.room],
  );
  return event?.id ?? "";
}

/** The portal sells nights that are taken here: a recorded conflict with its alert. */
export async function sellTwice(app: App, feed: Feed, stay: Stay): Promise<string> {
  const event = await sellThere(app, feed, stay);
  const [conflict] = await app.query<{ id: string }>(
    `with found as (
       insert into channel_conflict (imported_event_id, feed_id, listing_id, feed_name, portal,
         first_night, end_day, nights, found_at)
       select $1, id, listing_id, name, portal, $2, $3,
              (select nights from disputed_nights_at(now()) where event_id = $1), now()
       from channel_feed where id = $4
       returning id, listing_id, feed_name, portal
     ), told as (
       insert into alert (kind, subject, facts, raised_at)
       select 'channel-conflict', found.id::text, jsonb_build_object('feedName', feed_name,
         'portal', portal, 'listingName', texts ->> 'name',
         'stay', jsonb_build_object('checkIn', $2::date, 'checkOut', $3::date)), now()
       from found join listing on listing.id = listing_id
     )
     select id from found`,
    [event, stay.checkIn, stay.checkOut, feed.id],
  );
  return conflict?.id ?? "";
}

/** Removes all feeds, and the guests they have brought. */
export async function forgetChannels(app: App): Promise<void> {
  await forgetPortalGuests(app);
  await app.query("delete from channel_conflict");
  await app.query("delete from channel_feed");
  await app.query("delete from mail where alert_id is not null");
  await app.query("delete from alert where kind like 'channel-%'");
}
