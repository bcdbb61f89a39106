-- The idempotency key of a press of 'Book Now', as a hash, with a hash of its request and the
-- resulting hold. A retry after a lost response gets the same hold.
create table checkout_key (
  hash text primary key,
  body text not null,
  booking_id uuid not null references booking on delete cascade,
  made_at timestamptz not null
);

create index checkout_key_of_booking on checkout_key (booking_id);
