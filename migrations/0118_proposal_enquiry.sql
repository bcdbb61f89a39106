-- The request that a proposal answers, until it is forgotten.
alter table proposal
  add column enquiry_id uuid,
  add constraint proposal_answers_an_enquiry foreign key (enquiry_id) references enquiry
    on delete set null not valid;
