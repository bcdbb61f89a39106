-- concurrently
-- A refund that was refused for good leaves its place to the one that is tried instead of it.
drop index concurrently if exists one_live_refund_per_end;
create unique index concurrently one_live_refund_per_end on refund (of_payment, reason)
  where reason in ('cancelled', 'nights-lost') and means = 'online' and state <> 'failed';
drop index concurrently if exists one_online_refund_per_end;
