-- What a booking asked for when it was bought, and when: null if everything was due at once.
-- The version is part of the guest's link: raising it makes earlier links invalid.
alter table booking
  add column plan jsonb,
  add column link_version integer not null default 1;
