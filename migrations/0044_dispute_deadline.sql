-- Until when the guest's bank takes an answer; null if it takes none, and in rows from before until they are read again.
alter table chargeback add column answer_by timestamptz;
