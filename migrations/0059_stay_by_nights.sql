-- concurrently
drop index concurrently if exists stay_by_nights;
create index concurrently stay_by_nights on stay using gist (daterange(check_in, check_out));
