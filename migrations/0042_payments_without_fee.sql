-- concurrently
-- Looked for every two minutes, among the newest.
drop index concurrently if exists payment_without_fee;
create index concurrently payment_without_fee on payment (at) where means = 'online' and fee is null;
