-- Free nights between two stays that are fewer than the minimum: on, they are sold as a whole.
alter table property add column sell_gaps boolean not null default true;
