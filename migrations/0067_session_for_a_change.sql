-- A session for the rise of a changed stay. Not valid at first, so that nothing is scanned under the lock; 0068 checks it.
alter table payment_session
  drop constraint payment_session_purpose_check,
  add constraint payment_session_purpose_check
    check (purpose in ('booking', 'balance', 'change')) not valid;
