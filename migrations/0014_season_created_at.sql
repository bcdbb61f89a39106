-- Of two seasons that meet, the one with fewer days counts, then the one made later; before, the one
-- that stood above the other. Rows that an old process still writes get the date of the first ones.
alter table season add column created_at timestamptz not null default '2026-11-15T00:00:00Z';

-- Nobody knows when these were made. As if the upper ones were made later, equals stay as they were.
update season set created_at = created_at - position * interval '1 second';

-- Where another season counts now, the owner is told once, with the nights. Which price a night has
-- can depend on a stay's length, so it is looked at for each length that a season of the room asks for.
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
