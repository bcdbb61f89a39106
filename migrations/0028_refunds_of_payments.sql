-- A refund gives back part of one payment, through the provider or by hand. 'by-hand': the property owes it and gives it
-- back itself; its means is known once that is noted.
alter table refund
  add column of_payment uuid,
  add column means text default 'online',
  add column done_at timestamptz,
  alter column payment_id set default '',
  drop constraint refund_state_check,
  drop constraint refund_reason_check,
  add constraint refund_of_payment_fkey foreign key (of_payment) references payment not valid,
  add constraint refund_means_check
    check (means in ('online', 'pix', 'cash', 'card', 'transfer', 'portal')) not valid,
  add constraint refund_state_check
    check (state in ('due', 'pending', 'succeeded', 'failed', 'by-hand')) not valid,
  add constraint refund_reason_check
    check (reason in ('nights-lost', 'cancelled', 'goodwill', 'moved', 'excess', 'noted')) not valid,
  add constraint only_hand_refunds_wait_for_hands
    check ((state = 'by-hand') = (means is null)) not valid;

-- The account has the bounds now.
drop trigger refunds_never_exceed_payment on refund;
drop trigger returns_never_exceed_money on refund;
