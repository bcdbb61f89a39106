-- What a guest said on her own page. Personal, so it has a row of its own that erasure takes away.
create table guest_words (
  booking_id uuid primary key references booking,
  companions text[] not null default '{}' check (cardinality(companions) <= 30),
  wishes text not null default '' check (length(wishes) <= 1000),
  -- The Pix key for money that the house gives back by hand.
  refund_key text check (length(refund_key) <= 100),
  said_at timestamptz not null
);
