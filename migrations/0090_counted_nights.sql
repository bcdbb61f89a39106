-- The time that a visitor's unpaid hold is counted from. Null: what it keeps neither counts nor yields, because it is the
-- owner's, a proposal's or a change's. `counted_until`: the guest says that she paid a Pix. It counts, and yields to a
-- payment, until then: the moment itself by day, eight in the morning at night.
alter table occupied_nights
  add column counted_from timestamptz,
  add column counted_until timestamptz;
