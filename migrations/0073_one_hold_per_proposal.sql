-- concurrently
drop index concurrently if exists one_hold_per_proposal;
create unique index concurrently one_hold_per_proposal on booking (proposal_id) where state = 'held';
drop index concurrently if exists bookings_of_proposal;
create index concurrently bookings_of_proposal on booking (proposal_id) where proposal_id is not null;
