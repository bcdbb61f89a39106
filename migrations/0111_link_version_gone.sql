-- squawk-ignore ban-drop-column
alter table guest_link drop column version;
