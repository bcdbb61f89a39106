-- They are payments and refunds since 0029.
-- squawk-ignore ban-drop-table
drop table hand_payment;
drop procedure move_in_bookings;
drop function move_in_changed, move_in_booking, live_charges, reverse_live_entries, refuse_return_by_hand,
  refuse_return_to_card, refuse_return, money_here, refuse_overpaid_refund;
