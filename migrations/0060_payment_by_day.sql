-- concurrently
drop index concurrently if exists payment_by_day;
create index concurrently payment_by_day on payment (received_on) where received_on is not null;
