-- Guests included in the nightly price, and what each additional adult pays per night. Null means
-- the listing's capacity, so existing prices stay the same. A number above the capacity means the
-- same, so there is no constraint between the two: a process of the previous release, which knows
-- only the capacity, may still lower it.
alter table listing
  add column included_guests integer,
  add column extra_adult integer not null default 0,
  add constraint listing_included_guests_check check (included_guests > 0) not valid,
  add constraint listing_extra_adult_check check (extra_adult >= 0) not valid;
