-- When the guest's data were erased from a booking. Amounts stay.
alter table booking add column erased_at timestamptz;
alter table booking add constraint an_erased_booking_names_nobody check (
  erased_at is null or (
    guest_name is null and guest_email is null and guest_phone is null
    and note = '' and expected_arrival is null and visitor_id is null
  )
) not valid;
alter table booking validate constraint an_erased_booking_names_nobody;

create index booking_of_guest on booking (lower(guest_email));
