-- Who sits at a session gave her password, or her code, once more at this instant. It goes with its session.
create table step_up (
  session_id text primary key references session on delete cascade,
  given_at timestamptz not null
);
