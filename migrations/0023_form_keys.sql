-- The key that every form behind /admin carries, as a hash, with a hash of who asked for what under it.
-- Written with the change itself: the same form sent again, because its answer was lost, changes nothing
-- and is answered as the first was. Kept for two days.
create table form_key (
  hash text primary key,
  body text not null,
  -- What the verb answered, an id for the most part; null where it says nothing.
  answer jsonb,
  made_at timestamptz not null
);
