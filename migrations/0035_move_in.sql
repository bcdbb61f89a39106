-- concurrently
call move_in_bookings();
