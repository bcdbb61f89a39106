-- Prices and payments are in the account, sessions in payment_session.
drop trigger booking_moves_in on booking;
alter table booking
  -- squawk-ignore ban-drop-column
  drop column lines,
  -- squawk-ignore ban-drop-column
  drop column total,
  -- squawk-ignore ban-drop-column
  drop column checkout_id,
  -- squawk-ignore ban-drop-column
  drop column checkout_expires_at,
  -- squawk-ignore ban-drop-column
  drop column payment_id,
  -- squawk-ignore ban-drop-column
  drop column paid_amount;
