-- A Pix to the house's own key. Only the owner's word makes a payment of it.
create table hand_pix (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  -- 'booking': what confirms a hold. 'balance': what is open of a confirmed one.
  purpose text not null check (purpose in ('booking', 'balance')),
  amount integer not null check (amount > 0),
  -- 'shown': the guest has the code. 'told': she says that she paid. 'missing': the owner did not find it.
  state text not null check (state in ('shown', 'told', 'missing', 'received', 'ended')),
  -- Keyed hashes of the payer's address and number while it is open: one at a time for each.
  email_hash text,
  phone_hash text,
  made_at timestamptz not null,
  told_at timestamptz,
  -- Until when the nights of a hold wait for the owner's word.
  answer_by timestamptz,
  answered_at timestamptz,
  answered_by text,
  payment_id uuid references payment,
  check ((state = 'received') = (payment_id is not null)),
  check ((state in ('told', 'missing')) <= (told_at is not null))
);
create unique index one_open_pix_per_booking on hand_pix (booking_id)
  where state in ('shown', 'told', 'missing');
create unique index one_open_pix_per_address on hand_pix (email_hash)
  where state in ('shown', 'told', 'missing');
create unique index one_open_pix_per_number on hand_pix (phone_hash)
  where state in ('shown', 'told', 'missing');
create index pix_of_booking on hand_pix (booking_id, made_at);
create index unanswered_pix on hand_pix (told_at) where told_at is not null and answered_at is null;
create index pix_of_payment on hand_pix (payment_id);

-- The picture that a guest sent of her bank's receipt, encoded again. For the owner's eyes, so it is no public file.
create table hand_pix_receipt (
  pix_id uuid primary key references hand_pix,
  picture bytea not null check (length(picture) <= 5242880),
  added_at timestamptz not null
);
