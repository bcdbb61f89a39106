-- For the minutes in which processes of both releases run; a later migration drops it with the columns it serves.
-- Connections of this release say so by the setting `pousada.account`. What others write is moved in at their commit;
-- what this release writes is copied to the columns that the others read.
create function move_in_changed() returns trigger language plpgsql as $$
begin
  perform move_in_booking(coalesce(to_jsonb(new) ->> 'booking_id', to_jsonb(new) ->> 'id')::uuid);
  return null;
end $$;

create constraint trigger booking_moves_in after insert or update on booking
  deferrable initially deferred for each row
  when (current_setting('pousada.account', true) is distinct from 'on') execute function move_in_changed();
create constraint trigger hand_payment_moves_in after insert on hand_payment
  deferrable initially deferred for each row
  when (current_setting('pousada.account', true) is distinct from 'on') execute function move_in_changed();
create constraint trigger refund_moves_in after insert or update on refund
  deferrable initially deferred for each row
  when (current_setting('pousada.account', true) is distinct from 'on') execute function move_in_changed();
create constraint trigger chargeback_moves_in after insert or update on chargeback
  deferrable initially deferred for each row
  when (current_setting('pousada.account', true) is distinct from 'on') execute function move_in_changed();

create function copy_account_to_booking() returns trigger language plpgsql as $$
begin
  update booking
  set total = case when account.total > 0 and state in ('held', 'expired', 'confirmed')
                then account.total else booking.total end,
      lines = case when account.total > 0 and state in ('held', 'expired', 'confirmed')
                then live_charges(booking.id) else booking.lines end,
      paid_amount = coalesce(booking.paid_amount, first.amount),
      payment_id = coalesce(booking.payment_id, first.reference)
  from booking_account as account
  left join lateral (
    select amount, reference from payment
    where payment.booking_id = account.booking_id and means = 'online' order by at, id limit 1
  ) as first on true
  where booking.id = account.booking_id
    and booking.id in (select booking_id from posted where kind in ('charge', 'payment'));
  return null;
end $$;

-- After `entries_add_to_account`, in the order of their names.
create trigger entries_copy_to_booking after insert on account_entry referencing new table as posted
  for each statement when (current_setting('pousada.account', true) = 'on')
  execute function copy_account_to_booking();

create function copy_session_to_booking() returns trigger language plpgsql as $$
begin
  update booking set checkout_id = new.checkout_id, checkout_expires_at = new.expires_at where id = new.booking_id;
  return null;
end $$;

create trigger session_copies_to_booking after insert or update on payment_session
  for each row when (new.purpose = 'booking' and current_setting('pousada.account', true) = 'on')
  execute function copy_session_to_booking();

-- The others send a refund to the payment that it names by the provider's id.
create function copy_reference_to_refund() returns trigger language plpgsql as $$
begin
  new.payment_id := coalesce((select reference from payment where id = new.of_payment), '');
  return new;
end $$;

create trigger refund_copies_its_reference before insert on refund
  for each row when (current_setting('pousada.account', true) = 'on') execute function copy_reference_to_refund();
