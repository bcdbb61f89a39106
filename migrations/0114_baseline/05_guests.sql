-- A link that opens a guest's page. Its recipient is an address, or 'casa' where the house hands it out
-- itself; null once the guest is erased. One living link per booking and recipient.
create table guest_link (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  recipient text check (recipient = lower(recipient) and length(recipient) <= 320),
  made_at timestamptz not null,
  ended_at timestamptz,
  check (recipient is not null or ended_at is not null)
);

create unique index one_living_link_per_recipient on guest_link (booking_id, recipient) where ended_at is null;
create index guest_link_of_booking on guest_link (booking_id);

-- A booking's first address gets a link when she gives it: with the booking, or with the payment that
-- confirms it. Later addresses get one only from code that knows who asks.
create function keep_guest_links() returns trigger language plpgsql as $$
declare
  at timestamptz := coalesce(nullif(current_setting('pousada.at', true), '')::timestamptz, now());
  is_new boolean := tg_op = 'INSERT';
  is_confirmed boolean := new.state = 'confirmed';
  had text;
  has text := lower(new.guest_email);
begin
  if not is_new then
    is_confirmed := is_confirmed and old.state <> 'confirmed';
    had := lower(old.guest_email);
    if had is distinct from has then
      update guest_link set ended_at = at
      where booking_id = new.id and recipient = had and ended_at is null;
    end if;
    if new.erased_at is not null then
      update guest_link set recipient = null, ended_at = coalesce(ended_at, at) where booking_id = new.id;
      return null;
    end if;
  end if;
  insert into guest_link (booking_id, recipient, made_at)
  select new.id, recipient, coalesce(new.confirmed_at, new.created_at)
  from (values (has, is_new or is_confirmed and had is null), ('casa', is_confirmed)) as due (recipient, is_due)
  where is_due and recipient is not null
  on conflict do nothing;
  return null;
end $$;

create trigger booking_keeps_its_links
  after insert or update of state, guest_email, erased_at on booking
  for each row execute function keep_guest_links();

-- What a guest said on her own page. Personal, so it has a row of its own that erasure takes away.
create table guest_words (
  booking_id uuid primary key references booking,
  companions text[] not null default '{}' check (cardinality(companions) <= 30),
  wishes text not null default '' check (length(wishes) <= 1000),
  -- The Pix key for money that the house gives back by hand, when she named it, and by which of her links.
  refund_key text check (length(refund_key) <= 100),
  said_at timestamptz not null,
  refund_key_at timestamptz,
  refund_key_link uuid
);

-- Somebody asks for the link of a booking, by address or by code. Written for every wish alike, so that the
-- answer takes as long whether or not there is such a booking; a job reads it and deletes it.
create table link_wish (
  id uuid primary key default gen_random_uuid(),
  email text check (length(email) <= 320),
  code text check (length(code) <= 40),
  made_at timestamptz not null,
  check (email is not null or code is not null)
);

-- The house's own texts for chats; null, or without a row: the text that comes with the product. The row
-- stays, because its version does: a form that was read before must not win after it.
create table message_text (
  kind text not null,
  language text not null,
  text text check (length(text) >= 1 and length(text) <= 700),
  version integer not null default 1,
  primary key (kind, language)
);

-- A chat was opened with a text written. Whether it was sent, nobody knows.
create table message_opening (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  booking_id uuid references booking,
  proposal_id uuid references proposal,
  at timestamptz not null,
  by text not null,
  check (num_nonnulls(booking_id, proposal_id) = 1)
);

create index openings_of_booking on message_opening (booking_id, at);
create index openings_of_proposal on message_opening (proposal_id, at);
