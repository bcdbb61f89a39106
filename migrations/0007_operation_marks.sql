-- When the house's own upkeep last went well: 'backup', 'restore-drill', 'reconciled'. One row each.
create table operation_mark (
  name text primary key,
  at timestamptz not null,
  facts jsonb not null default '{}'
);

-- When the provider made an event, to see how long its news take to reach us.
alter table payment_event add column made_at timestamptz;
-- No house was open when this was written.
-- squawk-ignore require-concurrent-index-creation
create index payment_event_latest on payment_event (received_at desc);
