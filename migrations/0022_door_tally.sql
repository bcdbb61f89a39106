-- Counts sign-in attempts, by a keyed hash of kind and caller. One row is one rate limit: a single
-- statement increments it and says whether it was exceeded. Replaces refused_sign_in, which
-- processes of the previous release still write.
create table door_tally (
  key text primary key,
  count integer not null,
  since timestamptz not null
);
