-- When maintenance last succeeded: 'backup', 'restore-drill', 'reconciled'. One row each.
create table operation_mark (
  name text primary key,
  at timestamptz not null,
  facts jsonb not null default '{}'
);

-- When the provider created an event, to measure webhook delay.
alter table payment_event add column made_at timestamptz;
-- No installation was live when this was written.
-- squawk-ignore require-concurrent-index-creation
create index payment_event_latest on payment_event (received_at desc);
