-- What a session can be paid with, and what its guest is shown to pay it: the code of a Pix, or the provider's own page.
alter table payment_session add column means text not null default 'card';
alter table payment_session add column br_code text;
alter table payment_session add column pay_url text;
alter table payment_session add constraint session_means
  check (means in ('card', 'pix', 'card-or-pix')) not valid;
