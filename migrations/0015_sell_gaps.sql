-- Gaps between two stays that are shorter than the minimum: if on, they are sold as a whole.
alter table property add column sell_gaps boolean not null default true;
