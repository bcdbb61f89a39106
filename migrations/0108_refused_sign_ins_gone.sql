-- door_tally counts them since 0022.
-- squawk-ignore ban-drop-table
drop table refused_sign_in;
