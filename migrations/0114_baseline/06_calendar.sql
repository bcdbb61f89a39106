-- Portals that sell the same rooms. They exchange iCalendar files, one in each direction.
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
create index channel_feed_silent on channel_feed (listing_id) where silent_since is not null;

-- The last content of a feed, one row per event.
create table imported_event (
  id uuid primary key default gen_random_uuid(),
  feed_id uuid not null references channel_feed on delete cascade,
  uid text not null,
  first_night date not null,
  end_day date not null,
  -- Nights of the event that only repeat what the portal has read from us.
  echo datemultirange not null default '{}',
  first_seen_at timestamptz not null,
  -- What the portal calls the event: sold, closed, neither, or ours that came back.
  sale text,
  check (end_day > first_night),
  unique (feed_id, uid)
);

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

create unique index one_conflict_per_event on channel_conflict (imported_event_id) where state <> 'over';
create index channel_conflict_of_event on channel_conflict (imported_event_id);
create index channel_conflict_of_feed on channel_conflict (feed_id);
create index channel_conflict_at_hand on channel_conflict (listing_id) where state <> 'over';

-- What a portal has sold, as a stay in the book. It outlives the imported event and the feed: the guest's
-- data and the account are in its booking, and the owner's word on what is only closed is here.
create table portal_stay (
  id uuid primary key default gen_random_uuid(),
  listing_id text not null references listing on delete cascade,
  portal text not null check (portal in ('airbnb', 'booking', 'other')),
  feed_name text not null,
  feed_id uuid references channel_feed on delete set null,
  -- Null while no calendar lists it: it has vanished, or its feed was removed.
  imported_event_id uuid references imported_event on delete set null,
  uid text not null,
  first_night date not null,
  end_day date not null,
  booking_id uuid not null unique references booking,
  nature text not null default 'guest' check (nature in ('guest', 'closed')),
  -- What the portal keeps of the price.
  commission integer check (commission >= 0),
  -- Whether somebody has said how many people come; the booking has to name a number before.
  people_known boolean not null default false,
  created_at timestamptz not null,
  -- Since when the portal no longer lists it.
  gone_at timestamptz,
  constraint gone_stays_have_no_event check (gone_at is null or imported_event_id is null),
  -- Deferred: the pieces of an event may change places.
  constraint one_stay_per_piece unique (imported_event_id, first_night) deferrable initially deferred,
  check (end_day > first_night)
);

create index portal_stay_of_feed on portal_stay (feed_id);
create index portal_stay_of_listing on portal_stay (listing_id, end_day);

-- Nights the owner blocks: painting, family, rest.
create table block (
  id uuid primary key default gen_random_uuid(),
  listing_id text not null references listing,
  first_night date not null,
  end_day date not null,
  note text not null,
  created_at timestamptz not null,
  by text not null,
  check (end_day > first_night)
);

-- Decides every race: all nights are taken here, whoever takes them. A free night has no row; the journal has
-- the history.
create table occupied_nights (
  id bigint primary key generated always as identity,
  physical_room_id integer not null references physical_room,
  stay daterange not null check (not isempty(stay) and not lower_inf(stay) and not upper_inf(stay)),
  kind text not null check (kind in ('hold', 'booking', 'block', 'imported', 'proposal')),
  booking_id uuid references booking,
  block_id uuid references block on delete cascade,
  imported_event_id uuid references imported_event on delete cascade,
  taken_at timestamptz not null default now(),
  stay_id uuid,
  proposal_id uuid,
  -- The time that a visitor's unpaid hold is counted from. Null: what it keeps neither counts nor yields,
  -- because it is the owner's, a proposal's or a change's. `counted_until`: the guest says that she paid a
  -- Pix. It counts, and yields to a payment, until then: the moment itself by day, eight in the morning at
  -- night.
  counted_from timestamptz,
  counted_until timestamptz,
  constraint blocked_nights_have_their_block check ((kind = 'block') = (block_id is not null)),
  constraint imported_nights_have_their_event check ((kind = 'imported') = (imported_event_id is not null)),
  constraint kept_nights_have_their_proposal check ((kind = 'proposal') = (proposal_id is not null)),
  constraint nights_never_overlap exclude using gist (physical_room_id with =, stay with &&),
  constraint nights_of_a_proposal foreign key (proposal_id) references proposal,
  constraint nights_of_a_stay foreign key (stay_id) references stay,
  check ((kind in ('hold', 'booking')) = (booking_id is not null))
);

create index occupied_nights_of_booking on occupied_nights (booking_id);
create index occupied_nights_of_block on occupied_nights (block_id);
create index occupied_nights_by_stay on occupied_nights using gist (stay);
create index occupied_nights_of_event on occupied_nights (imported_event_id);
create index occupied_nights_of_proposal on occupied_nights (proposal_id) where proposal_id is not null;

-- Nights of an imported event that are taken by somebody else here. Two events of one feed do not dispute
-- each other. Nor does an event dispute the booking that the owner entered for it by hand, with the same
-- nights and the portal's name, if it has one room: an event is one room's. Past nights are not disputed.
create function disputed_nights_at(at timestamptz) returns table(event_id uuid, feed_id uuid, nights datemultirange)
language sql stable as $$
  select event.id, event.feed_id,
         range_agg(taken.stay * daterange(event.first_night, event.end_day)) - event.echo
           - datemultirange(daterange(null, day_at(at)))
  from imported_event as event
  join channel_feed as feed on feed.id = event.feed_id
  join listing_physical_room as part on part.listing_id = feed.listing_id
  join occupied_nights as taken
    on taken.physical_room_id = part.physical_room_id
   and taken.stay && daterange(event.first_night, event.end_day)
  left join imported_event as other on other.id = taken.imported_event_id
  left join booking on booking.id = taken.booking_id
  where other.feed_id is distinct from event.feed_id
    and ((booking.listing_id, booking.channel, booking.check_in, booking.check_out)
         is distinct from (feed.listing_id, feed.portal, event.first_night, event.end_day)
      or 1 < (select count(*) from stay where stay.booking_id = booking.id and cancelled_at is null))
  group by event.id, event.feed_id, event.echo
$$;

-- Listings whose next days are closed, because a feed of one of their rooms is silent and its listing is set
-- to close then.
create function closed_by_silence_at(at timestamptz) returns table(listing_id text, stay daterange)
language sql stable as $$
  select distinct own.listing_id, daterange(day_at(at), day_at(at) + 60)
  from channel_feed as feed
  join listing on listing.id = feed.listing_id and listing.close_when_silent
  join listing_physical_room as theirs on theirs.listing_id = feed.listing_id
  join listing_physical_room as own on own.physical_room_id = theirs.physical_room_id
  where feed.silent_since is not null
$$;
