-- concurrently
-- The reconciler looks for these every two minutes; there are hardly any.
drop index concurrently if exists account_beyond;
create index concurrently account_beyond on booking_account (booking_id) where beyond > 0;
