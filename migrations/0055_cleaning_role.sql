-- A role for who cleans. Not valid at first, so that nothing is scanned under the lock; 0056 checks it.
alter table "user"
  drop constraint user_role_check,
  add constraint user_role_check check ("role" in ('owner', 'team', 'cleaning')) not valid;
