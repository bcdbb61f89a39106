-- concurrently
-- Once per payment instead of once per booking: a cancellation may refund several payments.
drop index concurrently if exists one_online_refund_per_end;
create unique index concurrently one_online_refund_per_end
  on refund (of_payment, reason) where reason in ('cancelled', 'nights-lost') and means = 'online';
drop index concurrently if exists refund_of_payment;
create index concurrently refund_of_payment on refund (of_payment);
drop index concurrently if exists one_refund_for_lost_nights;
drop index concurrently if exists one_refund_for_a_cancellation;
