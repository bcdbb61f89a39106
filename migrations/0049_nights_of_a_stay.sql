-- Which of a booking's stays has the nights. Null in rows of the release before: then it is the first, which has the
-- booking's id.
alter table occupied_nights add column stay_id uuid;
alter table occupied_nights add constraint nights_of_a_stay
  foreign key (stay_id) references stay (id) not valid;
