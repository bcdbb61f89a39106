\set n :n + 1
\set room :client_id * :per_client + :n
begin;
select pg_advisory_xact_lock(1, 100000 + :room);
insert into booking (code, listing_id, check_in, check_out, state, adults, children_up_to_12,
    children_above_12, language, visitor_id, hold_expires_at, cancellation_policy, created_at)
  values ('PGB-' || :room || '/' || :arrival::date, 'room-' || :room, :arrival::date,
    :arrival::date + 2, 'held', 2, 0, 0, 'pt-BR', gen_random_uuid(), now() + interval '45 minutes',
    '{"freeUntilDays":7,"percentAfter":50}', now())
  returning id as booking \gset
insert into account_entry (booking_id, kind, amount, stay_id, line, at, actor, source)
  values (:booking::uuid, 'charge', 90000, :booking::uuid,
    '{"kind":"nights","nights":2,"people":2,"unitPrice":45000,"amount":90000}', now(), 'visitor', 'site');
insert into payment_session (id, booking_id, provider, purpose, amount, expires_at, opened_at)
  values (:booking::uuid, :booking::uuid, 'stripe', 'booking', 90000, now() + interval '35 minutes', now());
insert into booking_journal (booking_id, at, event, state, actor, source, facts)
  values (:booking::uuid, now(), 'held', 'held', 'visitor', 'site', '{"total":90000}');
select graphile_worker.add_job('end-hold', json_build_object('bookingId', :booking::text),
  run_at := now() + interval '45 minutes', job_key := 'end-hold:' || :booking);
insert into occupied_nights (physical_room_id, stay, kind, booking_id)
  values (100000 + :room, daterange(:arrival::date, :arrival::date + 2), 'hold', :booking::uuid)
  on conflict do nothing;
commit;
