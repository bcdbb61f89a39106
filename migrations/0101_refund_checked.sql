alter table refund
  validate constraint refund_of_payment_fkey,
  validate constraint refund_means_check,
  validate constraint refund_state_check,
  validate constraint refund_reason_check,
  validate constraint only_hand_refunds_wait_for_hands;
