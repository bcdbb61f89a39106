import { bookingUrl } from "../../src/contract/owner-urls.ts";
import type { App } from "../support/browser/app.ts";

/** A stay long past, so that its guest can be erased. */
export async function pastStay(app: App, name: string): Promise<string> {
  const known = await app.query<{ id: string }>("select id from booking where guest_name = $1", [
    name,
  ]);
  return bookingUrl(known[0]?.id ?? (await add(app, name)));
}

async function add(app: App, name: string): Promise<string> {
  const code = `MARE-${String(Math.random()).slice(2, 8)}`;
  const email = `${code.toLowerCase()}@exemplo.example`;
  const [row] = await app.query<{ id: string }>(
    `with stay as (
       insert into booking (code, listing_id, check_in, check_out, state, channel, adults, guest_name,
                            guest_email, guest_phone, note, created_at, confirmed_at,
                            checked_in_at, checked_out_at)
       select $1, 'farol', day, day + 2, 'confirmed', 'whatsapp', 2,
              $2, $3, '(71) 95555-0190', 'Trouxe a rede dela.', day, day, day, day + 2
       from (select now()::date - 400 - 3 * count(*)::int as day from booking) as free
       returning id, created_at
     ), charged as (
       insert into account_entry (booking_id, kind, amount, stay_id, line, at, actor, source)
       select id, 'charge', 104000, id,
              '{"kind":"nights","nights":2,"people":1,"unitPrice":52000,"amount":104000}', created_at,
              'system', 'command'
       from stay
     ), paid as (
       insert into payment (booking_id, means, amount, at, by)
       select id, 'pix', 104000, now() - interval '400 days', 'system' from stay
       returning id, booking_id, amount, at
     ), received as (
       insert into account_entry (booking_id, kind, amount, payment_id, at, actor, source)
       select booking_id, 'payment', amount, id, at, 'system', 'admin' from paid
     ), journal as (
       insert into booking_journal (booking_id, at, event, state, actor, source)
       select id, now() - interval '400 days', 'confirmed', 'confirmed', 'system', 'admin' from stay
     )
     select id from stay`,
    [code, name, email],
  );
  return row?.id ?? "";
}
