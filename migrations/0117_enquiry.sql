-- Somebody asks for nights of a house that takes no payment on its site. Holds no night.
create table enquiry (
  id uuid primary key default gen_random_uuid(),
  check_in date not null,
  check_out date not null,
  -- Per room: its listing and who is to sleep there.
  rooms jsonb not null check (jsonb_array_length(rooms) between 1 and 10),
  name text not null check (length(name) between 1 and 120),
  phone text not null check (length(phone) between 1 and 30),
  language text not null check (language in ('pt-BR', 'en-US')),
  made_at timestamptz not null,
  -- Null: the house has not answered yet.
  answered_at timestamptz,
  check (check_out > check_in)
);

create index enquiries_by_time on enquiry (made_at);
