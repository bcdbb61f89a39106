-- The release before the accounts runs nowhere any more: what was moved in from it, and copied for it, goes. See 0033.
drop trigger refund_moves_in on refund;
drop trigger refund_copies_its_reference on refund;
drop function copy_reference_to_refund;
-- squawk-ignore ban-drop-column
alter table refund drop column payment_id;
