-- The key that a browser makes when 'Book Now' is pressed, as a hash, with a hash of what was asked
-- for under it and the hold it gave. Asked again, because the answer was lost, it gives the same hold.
create table checkout_key (
  hash text primary key,
  body text not null,
  booking_id uuid not null references booking on delete cascade,
  made_at timestamptz not null
);

create index checkout_key_of_booking on checkout_key (booking_id);
