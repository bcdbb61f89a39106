-- The staff. There is no sign-up: the owner invites. better-auth's tables have its own names.
create table "user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp,
  role text not null default 'team' check (role in ('owner', 'team', 'cleaning')),
  "twoFactorEnabled" boolean not null default false,
  -- Until when a person has seen the list of bookings.
  "bookingsSeenAt" timestamptz not null default now(),
  -- Until when an owner has put off her second factor: written once, 'infinity' for who is never asked.
  -- Empty: she has not put it off.
  "secondFactorPutOffUntil" timestamptz,
  -- Since when somebody is an owner beside others. Null: from the start.
  "ownerSince" timestamptz
);

create table session (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references "user" on delete cascade
);

create index "session_userId_idx" on session ("userId");

create table account (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references "user" on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null
);

create index "account_userId_idx" on account ("userId");

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);

create index verification_identifier_idx on verification (identifier);

create table "twoFactor" (
  id text primary key,
  secret text not null,
  "backupCodes" text not null,
  "userId" text not null references "user" on delete cascade,
  verified boolean not null default true,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil" timestamptz
);

create unique index "twoFactor_userId_idx" on "twoFactor" ("userId");

-- Who sits at a session gave her password, or her code, once more at this instant. It goes with its session.
create table step_up (
  session_id text primary key references session on delete cascade,
  given_at timestamptz not null
);

-- Where money goes changes only in a transaction that names the step-up of the person who changes it, or is a
-- command's.
create function refuse_unproven_payouts() returns trigger language plpgsql as $$
declare
  given text := coalesce(current_setting('pousada.step_up', true), '');
begin
  if given <> 'command' and not exists (select from step_up where session_id = given) then
    raise exception 'where money goes changes only after a step-up' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger payouts_are_guarded
  before update of pix_terms, payees, payment_choice on property
  for each row when (
    new.pix_terms is distinct from old.pix_terms
    or new.payees is distinct from old.payees
    or new.payment_choice is distinct from old.payment_choice
  )
  execute function refuse_unproven_payouts();

create function note_owner_since() returns trigger language plpgsql as $$
begin
  new."ownerSince" := case
    when exists (select from "user" where role = 'owner' and id <> new.id)
    then coalesce(nullif(current_setting('pousada.at', true), '')::timestamptz, now())
  end;
  return new;
end $$;

create trigger new_owner_is_noted
  before insert on "user"
  for each row when (new.role = 'owner')
  execute function note_owner_since();

create trigger later_owner_is_noted
  before update of role on "user"
  for each row when (new.role = 'owner' and old.role <> 'owner')
  execute function note_owner_since();

create function put_off_once() returns trigger language plpgsql as $$
begin
  raise exception 'a second factor is put off once' using errcode = 'check_violation';
end $$;

create trigger put_off_once
  before update of "secondFactorPutOffUntil" on "user"
  for each row when (
    old."secondFactorPutOffUntil" is not null
    and new."secondFactorPutOffUntil" is distinct from old."secondFactorPutOffUntil"
  )
  execute function put_off_once();

-- Counts attempts, by a keyed hash of kind and caller. One row is one rate limit: a single statement
-- increments it and says whether it was exceeded.
create table door_tally (
  key text primary key,
  count integer not null,
  since timestamptz not null
);

-- Idempotency keys of forms: a hash of the key, and a hash of key, person, verb and arguments. Written in the
-- transaction of the change, so a retry after a lost response changes nothing and gets the first response.
-- Deleted after two days.
create table form_key (
  hash text primary key,
  body text not null,
  -- Ids and small facts; null if it has none.
  answer jsonb,
  made_at timestamptz not null
);
