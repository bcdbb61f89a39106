-- Sessions at a payment provider: each asks for an amount, for one purpose. The first one of a hold has the booking's
-- id, which is also its idempotency key at the provider.
create table payment_session (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  provider text not null,
  -- 'booking': what the plan asks for now, which confirms the booking. 'balance': the rest.
  purpose text not null check (purpose in ('booking', 'balance')),
  amount integer not null check (amount > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'ended')),
  -- The provider's own id; null until it has answered.
  checkout_id text,
  expires_at timestamptz not null,
  opened_at timestamptz not null,
  constraint session_is_known_once unique (provider, checkout_id)
);

create index payment_session_of_booking on payment_session (booking_id);
create unique index one_open_session_per_purpose on payment_session (booking_id, purpose) where state = 'open';
