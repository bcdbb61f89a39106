-- Since when somebody is an owner beside others. Null: from the start, or since before this was noted.
alter table "user" add column "ownerSince" timestamptz;

create function note_owner_since() returns trigger language plpgsql as $$
begin
  new."ownerSince" := case
    when exists (select from "user" where role = 'owner' and id <> new.id)
    then coalesce(nullif(current_setting('pousada.at', true), '')::timestamptz, now())
  end;
  return new;
end $$;

create trigger new_owner_is_noted before insert on "user"
  for each row when (new.role = 'owner') execute function note_owner_since();
create trigger later_owner_is_noted before update of role on "user"
  for each row when (new.role = 'owner' and old.role <> 'owner') execute function note_owner_since();
