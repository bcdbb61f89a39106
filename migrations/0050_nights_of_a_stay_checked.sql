alter table occupied_nights validate constraint nights_of_a_stay;
