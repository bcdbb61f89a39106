-- Every link has its row: none of before is left, whose secret was made from a version. See 0088.
create or replace function keep_guest_links() returns trigger language plpgsql as $$
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

drop trigger booking_keeps_its_links on booking;
create trigger booking_keeps_its_links
  after insert or update of state, guest_email, erased_at on booking
  for each row execute function keep_guest_links();
-- squawk-ignore ban-drop-column
alter table booking drop column link_version;
