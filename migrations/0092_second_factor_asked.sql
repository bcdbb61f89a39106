-- Until when an owner has put off her second factor: written once, 'infinity' for who is never asked. Empty: she has not
-- put it off. Owners of before begin to count here.
alter table "user" add column "secondFactorPutOffUntil" timestamptz;

update "user" set "secondFactorPutOffUntil" = now() + interval '7 days' where "role" = 'owner';

create function put_off_once() returns trigger language plpgsql as $$
begin
  raise exception 'a second factor is put off once' using errcode = 'check_violation';
end $$;

create trigger put_off_once before update of "secondFactorPutOffUntil" on "user"
  for each row
  when (old."secondFactorPutOffUntil" is not null
    and new."secondFactorPutOffUntil" is distinct from old."secondFactorPutOffUntil")
  execute function put_off_once();
