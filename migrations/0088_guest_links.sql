-- A link that opens a guest's page. Its recipient is an address, or 'casa' where the house hands it out itself; null once
-- the guest is erased. One living link per booking and recipient.
create table guest_link (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  recipient text check (recipient = lower(recipient) and length(recipient) <= 320),
  -- Of a link of before: its secret was made from this number, not from the row.
  version integer,
  made_at timestamptz not null,
  ended_at timestamptz,
  check (recipient is not null or ended_at is not null)
);
create unique index one_living_link_per_recipient on guest_link (booking_id, recipient) where ended_at is null;
create unique index one_link_per_version on guest_link (booking_id, version);
create index guest_link_of_booking on guest_link (booking_id);

-- A booking's first address gets a link when she gives it: with the booking, or with the payment that confirms it. Later
-- addresses get one only from code that knows who asks. Processes of the release before raise `link_version` alone.
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
    if new.link_version <> old.link_version then
      update guest_link set ended_at = at where booking_id = new.id and ended_at is null;
    elsif had is distinct from has and had is not null then
      -- A link of before that has no row yet ends as well.
      insert into guest_link (booking_id, recipient, version, made_at, ended_at)
      values (new.id, had, old.link_version, at, at)
      on conflict do nothing;
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
  after insert or update of state, guest_email, link_version, erased_at on booking
  for each row execute function keep_guest_links();

-- The links of before go on opening.
insert into guest_link (booking_id, recipient, version, made_at)
select id, coalesce(lower(guest_email), 'casa'), link_version, coalesce(confirmed_at, created_at)
from booking where erased_at is null and (guest_email is not null or state = 'confirmed');
insert into guest_link (booking_id, recipient, made_at)
select id, 'casa', confirmed_at from booking where erased_at is null and guest_email is not null and state = 'confirmed';
