-- The reception's marks move to the stays. From 0047 on, later ones follow by themselves; the lock keeps a mark that is
-- being changed right now from being overwritten.
with marked as (
  select id, checked_in_at, checked_out_at, no_show_at from booking
  where checked_in_at is not null or checked_out_at is not null or no_show_at is not null
  order by id for update
)
update stay
set checked_in_at = marked.checked_in_at, checked_out_at = marked.checked_out_at, no_show_at = marked.no_show_at
from marked where stay.id = marked.id;
