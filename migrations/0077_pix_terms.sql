-- The house's own Pix key. Null: nothing can be paid to it.
alter table property add column pix_terms jsonb;
