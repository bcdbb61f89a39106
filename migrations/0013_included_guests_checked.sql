alter table listing
  validate constraint listing_included_guests_check,
  validate constraint listing_extra_adult_check;
