alter table booking validate constraint booking_of_a_proposal;
