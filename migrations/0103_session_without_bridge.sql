drop trigger session_copies_to_booking on payment_session;
drop function copy_session_to_booking;
