drop trigger entries_copy_to_booking on account_entry;
drop function copy_account_to_booking;
