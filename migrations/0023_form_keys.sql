-- Idempotency keys of the forms behind /admin: a hash of the key, and a hash of key, person, verb and
-- arguments. Written in the transaction of the change, so a retry after a lost response changes nothing and
-- gets the first response. Deleted after two days.
create table form_key (
  hash text primary key,
  body text not null,
  -- The verb's response, usually an id; null if it has none.
  answer jsonb,
  made_at timestamptz not null
);
