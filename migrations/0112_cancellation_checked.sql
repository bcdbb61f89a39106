alter table cancellation
  validate constraint cancellation_who,
  validate constraint cancellation_basis,
  validate constraint cancellation_of_the_house,
  validate constraint cancellation_agreed;
