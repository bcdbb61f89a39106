-- concurrently
drop index concurrently if exists occupied_nights_of_proposal;
create index concurrently occupied_nights_of_proposal on occupied_nights (proposal_id)
  where proposal_id is not null;
