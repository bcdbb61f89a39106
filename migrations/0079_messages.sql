-- The house's own texts for chats; null, or without a row: the text that comes with the product. The
-- row stays, because its version does: a form that was read before must not win after it.
create table message_text (
  kind text not null,
  language text not null,
  text text check (length(text) between 1 and 700),
  version integer not null default 1,
  primary key (kind, language)
);

-- A chat was opened with a text written. Whether it was sent, nobody knows.
create table message_opening (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  booking_id uuid references booking,
  proposal_id uuid references proposal,
  at timestamptz not null,
  by text not null,
  check (num_nonnulls(booking_id, proposal_id) = 1)
);
create index openings_of_booking on message_opening (booking_id, at);
create index openings_of_proposal on message_opening (proposal_id, at);
