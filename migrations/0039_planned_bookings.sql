-- concurrently
-- Balances to remind of are looked for every two minutes, among these few.
drop index concurrently if exists booking_with_plan;
create index concurrently booking_with_plan on booking (check_in)
  where plan is not null and state = 'confirmed';
