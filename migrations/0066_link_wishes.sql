-- Somebody asks for the link of a booking, by address or by code. Written for every wish alike, so that the answer
-- takes as long whether or not there is such a booking; a job reads it and deletes it.
create table link_wish (
  id uuid primary key default gen_random_uuid(),
  email text check (length(email) <= 320),
  code text check (length(code) <= 40),
  made_at timestamptz not null,
  check (email is not null or code is not null)
);
