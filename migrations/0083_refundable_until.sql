-- The end of the provider's window for refunds. Null: none that we know.
alter table payment add column refundable_until timestamptz;
