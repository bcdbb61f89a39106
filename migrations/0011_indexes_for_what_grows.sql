-- concurrently
-- Mails are kept for good and few are unsent: a partial index covers those.
drop index concurrently if exists mail_waiting;
create index concurrently mail_waiting on mail (created_at) where sent_at is null;

-- Bookings sold since a person last looked.
drop index concurrently if exists booking_by_sale;
create index concurrently booking_by_sale on booking (confirmed_at) where state = 'confirmed';

-- Events are found by their own id only.
drop index concurrently if exists payment_event_of_checkout;
