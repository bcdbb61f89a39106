-- The booking that a proposal became, or a hold on the way there. Checked by 0072.
alter table booking add column proposal_id uuid;
alter table booking add constraint booking_of_a_proposal
  foreign key (proposal_id) references proposal (id) not valid;
