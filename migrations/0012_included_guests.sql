-- How many guests the nightly price is for, and what each adult beyond them pays per night. Without a
-- number it is for as many as the listing sleeps: what a living house asks for stays as it is. A
-- number above the capacity means the same, so nothing here binds the two: a process of the
-- release before, which knows only the capacity, may still lower it.
alter table listing
  add column included_guests integer,
  add column extra_adult integer not null default 0,
  add constraint listing_included_guests_check check (included_guests > 0) not valid,
  add constraint listing_extra_adult_check check (extra_adult >= 0) not valid;
