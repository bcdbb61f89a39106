-- A Pix is paid to the key with which it was begun. Null: of one that had ended before this was noted.
alter table hand_pix add column pix_key text, add column payee text;

-- Also of processes of the release before. Waits for whoever changes the key, so that no Pix begins with one that was just
-- disowned.
create function freeze_pix_key() returns trigger language plpgsql as $$
begin
  select pix_terms ->> 'key', pix_terms ->> 'payee' into new.pix_key, new.payee from property for share;
  return new;
end $$;

create trigger pix_keeps_its_key before insert on hand_pix for each row execute function freeze_pix_key();

update hand_pix set pix_key = pix_terms ->> 'key', payee = pix_terms ->> 'payee'
from property where hand_pix.state in ('shown', 'told', 'missing');
