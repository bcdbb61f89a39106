-- The day on which money noted at the reception came in; null: the day of its entry.
alter table payment add column received_on date;
