-- concurrently
-- Mails are kept for good and few of them wait: whoever looks for those reads no others.
drop index concurrently if exists mail_waiting;
create index concurrently mail_waiting on mail (created_at) where sent_at is null;

-- What was sold since somebody last looked.
drop index concurrently if exists booking_by_sale;
create index concurrently booking_by_sale on booking (confirmed_at) where state = 'confirmed';

-- An event is looked for by its own id, and by nothing else.
drop index concurrently if exists payment_event_of_checkout;
