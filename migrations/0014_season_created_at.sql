-- Of two overlapping seasons the one with fewer days counts, then the one created later; before,
-- the one higher in the list. Rows that an old process still writes get the earliest date.
alter table season add column created_at timestamptz not null default '2026-11-15T00:00:00Z';

-- Their creation dates are unknown. Higher ones count as later, so that ties stay as they were.
update season set created_at = created_at - position * interval '1 second';

-- Where another season counts now, the owner is alerted once, with the nights. A night's price may
-- depend on the stay's length, so every length that a season of the room names is checked.
with night as (
  select distinct listing_id, night::date as night
  from season
  join listing on listing.id = listing_id and published
  cross join (select (now() at time zone time_zone)::date as today from property) as house
  cross join generate_series(greatest(first_night, today), last_night, interval '1 day') as night
), asked as (
  select distinct listing_id, coalesce(from_nights, 1) as nights from season
), priced as (
  select listing_id, night,
         (array_agg(season.nightly_price order by position, id))[1] as before,
         (array_agg(season.nightly_price order by last_night - first_night, created_at desc))[1] as after
  from night
  join asked using (listing_id)
  join season using (listing_id)
  where night between first_night and last_night and coalesce(from_nights, 1) <= asked.nights
  group by listing_id, night, asked.nights
), changed as (
  select listing_id, range_agg(daterange(night, night + 1)) as nights
  from priced where before <> after
  group by listing_id
)
insert into alert (kind, subject, facts, raised_at)
select 'season-prices', listing_id, jsonb_build_object(
         'listingName', texts ->> 'name',
         'nights', (select jsonb_agg(jsonb_build_object('checkIn', lower(run), 'checkOut', upper(run))
                                     order by run)
                    from unnest(nights) as run)
       ), now()
from changed join listing on listing.id = listing_id;
