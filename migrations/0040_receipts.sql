-- One receipt per payment. Numbers have no gaps: each is given under the table's lock, and none is taken back. Who paid
-- is read from the booking when the receipt is shown, so that it names nobody once the guest is erased.
create table receipt (
  number integer primary key check (number > 0),
  payment_id uuid not null unique references payment,
  issued_at timestamptz not null,
  issued_by text not null
);

create trigger receipt_is_append_only
  before update or delete or truncate on receipt
  for each statement execute function refuse_change();
