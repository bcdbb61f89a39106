-- Nights that are kept for a proposal. Not valid at first, so that nothing is scanned under the lock; 0075 checks them.
alter table occupied_nights add column proposal_id uuid;
alter table occupied_nights
  drop constraint occupied_nights_kind_check,
  add constraint occupied_nights_kind_check
    check (kind in ('hold', 'booking', 'block', 'imported', 'proposal')) not valid,
  add constraint kept_nights_have_their_proposal
    check ((kind = 'proposal') = (proposal_id is not null)) not valid,
  add constraint nights_of_a_proposal
    foreign key (proposal_id) references proposal (id) not valid;
