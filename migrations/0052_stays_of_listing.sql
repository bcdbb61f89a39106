-- concurrently
drop index concurrently if exists stay_of_listing;
create index concurrently stay_of_listing on stay (listing_id);
