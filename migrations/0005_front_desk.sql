-- The staff. There is no sign-up: the owner invites.
alter table "user" add column "role" text not null default 'team' check ("role" in ('owner', 'team'));
update "user" set "role" = 'owner';
alter table "user" add column "twoFactorEnabled" boolean not null default false;

create table "twoFactor" (
  "id" text not null primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "verified" boolean not null default true,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil" timestamptz
);

create unique index "twoFactor_userId_idx" on "twoFactor" ("userId");

-- Failed sign-ins, by a keyed hash of account and address.
create table refused_sign_in (
  id bigint generated always as identity primary key,
  guess text not null,
  at timestamptz not null
);

create index refused_sign_in_by_guess on refused_sign_in (guess, at);

-- The reception's data about a stay, in addition to the booking's state.
alter table booking
  add column expected_arrival text check (expected_arrival ~ '^\d\d:\d\d$'),
  add column checked_in_at timestamptz,
  add column checked_out_at timestamptz check (checked_out_at >= checked_in_at),
  add column no_show_at timestamptz,
  add column note text not null default '',
  add column version integer not null default 1;

-- The policy that was bought stays with the booking, whatever the property's policy becomes.
alter table booking add column cancellation_policy jsonb;
update booking set cancellation_policy = property.cancellation_policy from property;

create index booking_by_departure on booking (check_out, id);

-- Money taken at the reception; negative if it was given back.
create table hand_payment (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  amount integer not null check (amount <> 0),
  method text not null check (method in ('cash', 'pix', 'card')),
  at timestamptz not null,
  by text not null
);

create index hand_payment_of_booking on hand_payment (booking_id);

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('nights-lost', 'cancelled', 'goodwill', 'moved'));

-- Nights the owner blocks: painting, family, rest.
create table block (
  id uuid primary key default gen_random_uuid(),
  listing_id text not null references listing,
  first_night date not null,
  end_day date not null check (end_day > first_night),
  note text not null,
  created_at timestamptz not null,
  by text not null
);

alter table occupied_nights add column block_id uuid references block on delete cascade;
create index occupied_nights_of_block on occupied_nights (block_id);
create index occupied_nights_by_stay on occupied_nights using gist (stay);

alter table occupied_nights drop column note;
alter table occupied_nights add constraint blocked_nights_have_their_block
  check ((kind = 'block') = (block_id is not null));

-- Until when a person has seen the list of bookings.
alter table "user" add column "bookingsSeenAt" timestamptz not null default now();
