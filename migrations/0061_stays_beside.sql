-- concurrently
drop index concurrently if exists stay_beside;
create index concurrently stay_beside on stay (listing_id) where position > 0;
