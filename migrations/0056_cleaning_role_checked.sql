alter table "user" validate constraint user_role_check;
