-- Keys that the house's Pix had before, each with the day on which it was left. What was not the house's is never to be paid.
create table former_pix_key (
  id bigint generated always as identity primary key,
  key text not null,
  payee text not null,
  left_at timestamptz not null,
  is_ours boolean not null
);
create index former_pix_key_by_key on former_pix_key (key, left_at);
