-- The request that a proposal answers, until it is forgotten.
alter table proposal add column enquiry_id uuid references enquiry on delete set null;
