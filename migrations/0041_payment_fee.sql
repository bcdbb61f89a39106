-- What the provider keeps of a payment; null while it has not said.
alter table payment add column fee integer;
