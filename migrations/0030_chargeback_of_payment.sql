-- The provider's id of the disputed payment; null in rows from before.
alter table chargeback add column reference text;
