-- Of money given back without cancelling: how much the price was lowered with it, and how much of a
-- refused one waits no more, because it was given by hand or taken back.
alter table refund
  add column discount integer not null default 0,
  add column waived integer not null default 0,
  add constraint refund_discount check (discount between 0 and amount) not valid,
  add constraint refund_waived check (waived between 0 and amount) not valid;
