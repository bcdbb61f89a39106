-- What guests may do on their own page, and which Pix keys and accounts are the house's own.
alter table property
  add column guest_terms jsonb not null
    default '{"cancel": true, "change": "request", "changeUntilDays": 7, "tell": true}',
  add column payees text[] not null default '{}';
