-- How often something was tried at the door, by a keyed hash of what and by whom. One row is one
-- budget: whoever raises it in one statement knows whether there was still room. It takes the place of
-- refused_sign_in, which processes of the release before still write.
create table door_tally (
  key text primary key,
  count integer not null,
  since timestamptz not null
);
