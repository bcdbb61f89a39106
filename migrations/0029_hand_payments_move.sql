-- Hand payments become payments and refunds; the table stays for processes of the previous release.
alter table hand_payment add column moved boolean not null default false;
drop trigger returns_never_exceed_money on hand_payment;
