-- The price is in the account now; `entries_copy_to_booking` fills these for processes of the previous release.
alter table booking
  alter column lines set default '[]',
  alter column total set default 1;
