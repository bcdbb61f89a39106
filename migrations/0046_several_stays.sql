-- A booking may have several stays, each in a room of its own, with dates, people and marks of its own.
alter table stay
  -- Their order within the booking.
  add column position integer not null default 0,
  -- Cancelled alone. The stays of a cancelled booking stay as they were.
  add column cancelled_at timestamptz,
  add column checked_in_at timestamptz,
  add column checked_out_at timestamptz,
  add column no_show_at timestamptz;

-- The stays decide. The booking's own columns sum up those that are not cancelled: the first arrival, the last departure,
-- everybody together, and the room of the first. It has left when nobody is still expected or here.
create function sum_up_stays() returns trigger language plpgsql as $$
begin
  update booking
  set listing_id = sums.listing_id, check_in = sums.check_in, check_out = sums.check_out,
      adults = sums.adults, children_up_to_12 = sums.children_up_to_12,
      children_above_12 = sums.children_above_12, checked_in_at = sums.checked_in_at,
      checked_out_at = sums.checked_out_at, no_show_at = sums.no_show_at
  from (
    select booking_id, (array_agg(listing_id order by position, id))[1] as listing_id,
           min(check_in) as check_in, max(check_out) as check_out, sum(adults)::int as adults,
           sum(children_up_to_12)::int as children_up_to_12, sum(children_above_12)::int as children_above_12,
           min(checked_in_at) as checked_in_at,
           case when bool_and(checked_out_at is not null or no_show_at is not null)
                then max(checked_out_at) end as checked_out_at,
           case when bool_and(no_show_at is not null) then max(no_show_at) end as no_show_at
    from stay
    where booking_id in (select booking_id from changed) and cancelled_at is null
    group by booking_id
  ) as sums
  where booking.id = sums.booking_id;
  return null;
end $$;

create trigger stays_add_up
  after insert on stay referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function sum_up_stays();
create trigger changed_stays_add_up
  after update on stay referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function sum_up_stays();
