alter table booking rename constraint booking_check3 to booking_check1;
