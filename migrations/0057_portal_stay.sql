-- What a portal has sold, as a stay in the book. It outlives the imported event and the feed: the guest's data and the
-- account are in its booking, and the owner's word on what is only closed is here.
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
  end_day date not null check (end_day > first_night),
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
  constraint one_stay_per_piece unique (imported_event_id, first_night) deferrable initially deferred
);

create index portal_stay_of_feed on portal_stay (feed_id);
create index portal_stay_of_listing on portal_stay (listing_id, end_day);
