-- Brings the account of one booking in line with the columns and tables of the previous release. Used for the bookings
-- that exist, and for what processes of that release write while they still run. Idempotent.
create function move_in_booking(of uuid) returns void language plpgsql as $$
declare
  old booking;
  ended cancellation;
  ledger booking_account;
  one record;
  target record;
  rest integer;
  part integer;
  owed integer;
  done integer;
  wants integer;
  lines jsonb;
  wanted jsonb;
  made uuid;
begin
  select * into old from booking where id = of for update;
  if not found then return; end if;
  select * into ended from cancellation where booking_id = of;
  insert into stay (id, booking_id, listing_id, check_in, check_out, adults, children_up_to_12, children_above_12)
  values (of, of, old.listing_id, old.check_in, old.check_out, old.adults, old.children_up_to_12, old.children_above_12)
  on conflict do nothing;
  insert into booking_account (booking_id) values (of) on conflict do nothing;

  if old.checkout_expires_at is not null then
    insert into payment_session (id, booking_id, provider, purpose, amount, state, checkout_id, expires_at, opened_at)
    values (of, of, 'stripe', 'booking', coalesce(old.paid_amount, old.total),
            case when old.paid_amount is not null then 'paid' when old.state = 'held' then 'open' else 'ended' end,
            old.checkout_id, old.checkout_expires_at, old.created_at)
    on conflict (id) do update
      set state = excluded.state, checkout_id = coalesce(excluded.checkout_id, payment_session.checkout_id);
  end if;

  if old.paid_amount is not null and old.payment_id is not null then
    insert into payment (booking_id, means, provider, reference, amount, at, by)
    values (of, 'online', 'stripe', old.payment_id, old.paid_amount,
            coalesce(old.confirmed_at, old.created_at), 'provider')
    on conflict do nothing returning id into made;
    if made is not null then
      insert into account_entry (booking_id, kind, amount, payment_id, at, actor, source)
      values (of, 'payment', old.paid_amount, made, coalesce(old.confirmed_at, old.created_at), 'provider', 'webhook');
    end if;
  end if;

  for one in
    select id, amount, method, at, hand_payment.by as noted_by from hand_payment
    where booking_id = of and not moved and amount > 0 order by at, id
  loop
    insert into payment (id, booking_id, means, amount, at, by)
    values (one.id, of, one.method, one.amount, one.at, one.noted_by);
    insert into account_entry (booking_id, kind, amount, payment_id, at, actor, source)
    values (of, 'payment', one.amount, one.id, one.at, one.noted_by, 'admin');
    update hand_payment set moved = true where id = one.id;
  end loop;

  -- Given back at the reception: of the payments that came by hand first.
  for one in
    select id, amount, method, at, hand_payment.by as noted_by from hand_payment
    where booking_id = of and not moved and amount < 0 order by at, id
  loop
    rest := -one.amount;
    for target in
      select * from payment where booking_id = of and received - refunding - disputed > 0
      order by means = one.method desc, means <> 'online' desc, at desc, id
    loop
      part := least(rest, target.received - target.refunding - target.disputed);
      exit when part = 0;
      insert into refund (booking_id, of_payment, reason, amount, state, means, created_at, done_at)
      values (of, target.id, 'noted', part, 'succeeded', one.method, one.at, one.at) returning id into made;
      insert into account_entry (booking_id, kind, amount, payment_id, refund_id, at, actor, source)
      values (of, 'refund', part, target.id, made, one.at, one.noted_by, 'admin'),
             (of, 'refunded', part, target.id, made, one.at, one.noted_by, 'admin');
      rest := rest - part;
    end loop;
    update hand_payment set moved = true where id = one.id;
  end loop;

  update refund set of_payment = payment.id from payment
  where refund.booking_id = of and refund.of_payment is null
    and payment.provider = 'stripe' and payment.reference = refund.payment_id;
  for one in
    select refund.*, payment.received, payment.refunding, payment.disputed, payment.beyond
    from refund join payment on payment.id = refund.of_payment
    where refund.booking_id = of and refund.means = 'online' order by refund.created_at, refund.id
  loop
    select coalesce(sum(amount) filter (where kind = 'refund'), 0),
           coalesce(sum(amount) filter (where kind = 'refunded'), 0)
    into owed, done from account_entry where refund_id = one.id;
    if done > 0 and one.state <> 'succeeded' then perform reverse_live_entries('refunded', one.id::text); end if;
    if owed > 0 and one.state = 'failed' then perform reverse_live_entries('refund', one.id::text); end if;
    if owed = 0 and one.state <> 'failed' then
      select received - refunding - disputed + beyond into rest from payment where id = one.of_payment;
      insert into account_entry (booking_id, kind, amount, payment_id, refund_id, beyond, at, actor, source)
      -- A refund that is still to be sent is bound; one that the provider has is a fact.
      values (of, 'refund', one.amount, one.of_payment, one.id,
              case one.state when 'due' then 0 else greatest(0, one.amount - rest) end, one.created_at,
              'system', 'command');
    end if;
    if done = 0 and one.state = 'succeeded' then
      insert into account_entry (booking_id, kind, amount, payment_id, refund_id, at, actor, source)
      values (of, 'refunded', one.amount, one.of_payment, one.id, one.created_at, 'provider', 'webhook');
      update refund set done_at = one.created_at where id = one.id;
    end if;
  end loop;

  for one in
    select chargeback.*, payment.id as of_payment from chargeback
    join payment on payment.booking_id = of and payment.means = 'online'
    where chargeback.booking_id = of and (chargeback.reference is null or chargeback.reference = payment.reference)
  loop
    select coalesce(sum(amount) filter (where kind = 'dispute'), 0),
           coalesce(sum(amount) filter (where kind = 'dispute-lost'), 0)
    into owed, done from account_entry where chargeback_id = one.id;
    wants := case one.state when 'won' then 0 else one.amount end;
    if done > 0 and (one.state <> 'lost' or done <> one.amount) then
      perform reverse_live_entries('dispute-lost', one.id);
      done := 0;
    end if;
    if owed > 0 and owed <> wants then
      perform reverse_live_entries('dispute', one.id);
      owed := 0;
    end if;
    if owed <> wants then
      select received - refunding - disputed + beyond into rest from payment where id = one.of_payment;
      insert into account_entry (booking_id, kind, amount, payment_id, chargeback_id, beyond, at, actor, source)
      values (of, 'dispute', wants, one.of_payment, one.id, greatest(0, wants - rest), one.told_at, 'provider', 'webhook');
    end if;
    if one.state = 'lost' and done = 0 then
      insert into account_entry (booking_id, kind, amount, payment_id, chargeback_id, at, actor, source)
      values (of, 'dispute-lost', one.amount, one.of_payment, one.id, one.told_at, 'provider', 'webhook');
    end if;
  end loop;

  -- The share of a cancelled booking's hand payments that the guest was promised and has not got.
  if old.state = 'cancelled' and ended.booking_id is not null and not exists (
    select from refund where booking_id = of and reason = 'cancelled' and means is distinct from 'online'
  ) then
    select greatest(0, round(greatest(0, coalesce(sum(amount) filter (where at <= ended.at), 0))
             * ended.refund_percent / 100.0)
             + coalesce(sum(amount) filter (where at > ended.at and amount < 0), 0))
    into rest from hand_payment where booking_id = of;
    for target in
      select * from payment where booking_id = of and means <> 'online' and received - refunding - disputed > 0
      order by at desc, id
    loop
      part := least(rest, target.received - target.refunding - target.disputed);
      exit when part = 0;
      insert into refund (booking_id, of_payment, reason, amount, state, means, created_at)
      values (of, target.id, 'cancelled', part, 'by-hand', null, ended.at) returning id into made;
      insert into account_entry (booking_id, kind, amount, payment_id, refund_id, at, actor, source)
      values (of, 'refund', part, target.id, made, ended.at, 'system', 'command');
      update cancellation set refund_amount = refund_amount + part where booking_id = of;
      rest := rest - part;
    end loop;
  end if;

  lines := old.lines;
  if (select coalesce(sum((line ->> 'amount')::integer), 0) from jsonb_array_elements(lines) as line) <> old.total then
    lines := jsonb_build_array(jsonb_build_object('kind', 'agreed', 'nights', old.check_out - old.check_in,
      'people', 1, 'unitPrice', old.total, 'amount', old.total));
  end if;
  if not exists (select from account_entry where booking_id = of and kind = 'charge') then
    insert into account_entry (booking_id, kind, amount, stay_id, line, at, actor, source)
    select of, 'charge', (line ->> 'amount')::integer, of, line, old.created_at, 'system', 'command'
    from jsonb_array_elements(lines) as line;
  end if;
  select * into ledger from booking_account where booking_id = of;
  select coalesce(sum(amount), 0) into rest from refund
  where booking_id = of and (state <> 'failed' or reason = 'cancelled');
  part := greatest(0, ledger.received - ledger.lost - rest);
  wanted := case
    when old.state = 'refunded' or (old.state = 'cancelled' and part = 0) then '[]'
    when old.state = 'cancelled' then jsonb_build_array(jsonb_build_object(
      'kind', 'retained', 'nights', 1, 'people', 1, 'unitPrice', part, 'amount', part))
    else lines end;
  if wanted <> live_charges(of) then
    perform reverse_live_entries('charge', of::text);
    insert into account_entry (booking_id, kind, amount, stay_id, line, at, actor, source)
    select of, 'charge', (line ->> 'amount')::integer, of, line,
           coalesce(ended.at, statement_timestamp()), 'system', 'command'
    from jsonb_array_elements(wanted) as line;
  end if;
end $$;

-- The lines that make up the total, in the order in which they were charged.
create function live_charges(of uuid) returns jsonb stable language sql as $$
  select coalesce(jsonb_agg(line order by id), '[]') from account_entry as entry
  where booking_id = of and kind = 'charge' and reverses is null
    and not exists (select from account_entry as later where later.reverses = entry.id)
$$;

-- Of a kind, by the id of what they are about: a booking's charges, a refund, a dispute.
create function reverse_live_entries(of_kind text, subject text) returns void language sql as $$
  insert into account_entry (reverses, at, actor, source)
  select id, statement_timestamp(), 'system', 'command' from account_entry as entry
  where kind = of_kind and reverses is null
    and case of_kind
      when 'charge' then booking_id::text = subject
      when 'dispute' then chargeback_id = subject
      when 'dispute-lost' then chargeback_id = subject
      else refund_id::text = subject end
    and not exists (select from account_entry as later where later.reverses = entry.id)
$$;

-- In small transactions, so that nobody waits long for a booking.
create procedure move_in_bookings() language plpgsql as $$
declare
  next uuid[];
  one uuid;
begin
  loop
    select array(
      select id from booking
      where not exists (select from account_entry where account_entry.booking_id = booking.id)
      order by created_at limit 100
    ) into next;
    exit when next = '{}';
    foreach one in array next loop perform move_in_booking(one); end loop;
    commit;
  end loop;
end $$;
