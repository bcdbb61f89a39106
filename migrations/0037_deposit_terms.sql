-- The owner's rule for deposits; null: everything is paid at booking.
alter table property add column deposit_terms jsonb;
