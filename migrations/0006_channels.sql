-- Portals that sell the same rooms. They exchange iCalendar files, one in each direction.

-- A listing's token gives read access to its taken nights; a new token revokes it.
alter table listing
  add column calendar_token text unique,
  add column close_when_silent boolean not null default false;
update listing set calendar_token = encode(sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea), 'hex');
alter table listing
  alter column calendar_token set not null,
  alter column calendar_token set default
    encode(sha256(gen_random_uuid()::text::bytea || gen_random_uuid()::text::bytea), 'hex');

alter table property
  add column channel_silence_minutes integer not null default 60
    check (channel_silence_minutes between 30 and 1440);

create table channel_feed (
  id uuid primary key default gen_random_uuid(),
  listing_id text not null references listing on delete cascade,
  name text not null,
  portal text not null check (portal in ('airbnb', 'booking', 'other')),
  url text not null,
  created_at timestamptz not null,
  etag text,
  last_modified text,
  tried_at timestamptz,
  -- When the last successful read was made: its age is the age of the data.
  answered_at timestamptz,
  answer text,
  failures integer not null default 0,
  next_try_at timestamptz not null,
  -- Since when the owner has been alerted that the feed is silent.
  silent_since timestamptz,
  -- When the portal last read our calendar, and which closed nights it knows since then.
  read_at timestamptz,
  told datemultirange not null default '{}',
  unique (listing_id, url)
);

create index channel_feed_due on channel_feed (next_try_at);

-- The last content of a feed, one row per event.
create table imported_event (
  id uuid primary key default gen_random_uuid(),
  feed_id uuid not null references channel_feed on delete cascade,
  uid text not null,
  first_night date not null,
  end_day date not null check (end_day > first_night),
  -- Nights of the event that only repeat what the portal has read from us.
  echo datemultirange not null default '{}',
  first_seen_at timestamptz not null,
  unique (feed_id, uid)
);

alter table occupied_nights
  add column imported_event_id uuid references imported_event on delete cascade,
  add column taken_at timestamptz not null default now();
-- Earlier imported nights had no origin, and no code could have written one.
delete from occupied_nights where kind = 'imported';
alter table occupied_nights add constraint imported_nights_have_their_event
  check ((kind = 'imported') = (imported_event_id is not null));
create index occupied_nights_of_event on occupied_nights (imported_event_id);

-- Nights sold twice, by a portal and by us. Kept for good, whatever becomes of the event.
create table channel_conflict (
  id uuid primary key default gen_random_uuid(),
  imported_event_id uuid references imported_event on delete set null,
  feed_id uuid references channel_feed on delete set null,
  listing_id text not null references listing,
  feed_name text not null,
  portal text not null,
  first_night date not null,
  end_day date not null,
  nights datemultirange not null check (not isempty(nights)),
  state text not null default 'open' check (state in ('open', 'ignored', 'over')),
  found_at timestamptz not null,
  settled_at timestamptz
);

create unique index one_conflict_per_event on channel_conflict (imported_event_id)
  where state <> 'over';
create index channel_conflict_of_event on channel_conflict (imported_event_id);
create index channel_conflict_of_feed on channel_conflict (feed_id);
create index channel_conflict_at_hand on channel_conflict (listing_id) where state <> 'over';

-- Nights of an imported event that are taken by somebody else here. Two events of one feed do not
-- dispute each other. Nor does an event dispute the booking that the owner entered for it by hand,
-- with the same nights and the portal's name. Past nights are not disputed.
create view disputed_nights as
  select event.id as event_id, event.feed_id,
         range_agg(taken.stay * daterange(event.first_night, event.end_day)) - event.echo
           - datemultirange(daterange(null, today)) as nights
  from (select (now() at time zone time_zone)::date as today from property) as house
  cross join imported_event as event
  join channel_feed as feed on feed.id = event.feed_id
  join listing_physical_room as part on part.listing_id = feed.listing_id
  join occupied_nights as taken
    on taken.physical_room_id = part.physical_room_id
   and taken.stay && daterange(event.first_night, event.end_day)
  left join imported_event as other on other.id = taken.imported_event_id
  left join booking on booking.id = taken.booking_id
  where other.feed_id is distinct from event.feed_id
    and (booking.listing_id, booking.channel, booking.check_in, booking.check_out)
        is distinct from (feed.listing_id, feed.portal, event.first_night, event.end_day)
  group by event.id, event.feed_id, event.echo, today;

-- A mail to the owner may be about an alert instead of a booking.
alter table mail alter column booking_id drop not null;
alter table mail add column alert_id bigint references alert;
alter table mail add constraint mail_speaks_of_one_matter
  check ((booking_id is null) <> (alert_id is null));
create unique index one_mail_per_alert on mail (alert_id, kind);

-- Listings whose next days are closed, because a feed of one of their rooms is silent and its
-- listing is set to close then.
create view closed_by_silence as
  select distinct own.listing_id, daterange(today, today + 60) as stay
  from channel_feed as feed
  join listing on listing.id = feed.listing_id and listing.close_when_silent
  join listing_physical_room as theirs on theirs.listing_id = feed.listing_id
  join listing_physical_room as own on own.physical_room_id = theirs.physical_room_id
  cross join (select (now() at time zone time_zone)::date as today from property) as house
  where feed.silent_since is not null;

create index channel_feed_silent on channel_feed (listing_id) where silent_since is not null;
