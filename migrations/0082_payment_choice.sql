-- Who takes which means of payment. Null: the first provider takes cards, and Pix if its account may.
alter table property add column payment_choice jsonb;
