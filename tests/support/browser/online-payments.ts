import { mercadoPagoOrders } from "../../../sandbox/mercado-pago/testing/orders.ts";
import type { GuestPaymentState } from "../../../src/contract/guest-payment.ts";
import { addDays, day } from "../../../src/domain/day.ts";
import { adultsOnly } from "../../../src/domain/guests.ts";
import type { OnlineMeans, PaymentChoice } from "../../../src/domain/payment-choice.ts";
import { quote } from "../../../src/domain/quote.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { getListing } from "../../../src/server/listings/get-listing.ts";
import { asCommand } from "../as-command.ts";
import { newPayer } from "../hand-pix.ts";
import { linkedGuest, newKey } from "../linked-guest.ts";
import { pageId, pixNumber } from "../names-there.ts";
import { browserOn } from "../pay-browser.ts";
import { takeBy } from "../take-by.ts";
import { type App, stayAhead } from "./app.ts";
import { withDeps } from "./as-guest.ts";
import { blockNights } from "./block-nights.ts";
import { turnIn } from "./turn.ts";

/** The second provider takes everything, or what `choice` says. */
export function takeOnline(app: App, choice: Partial<PaymentChoice> = {}): Promise<void> {
  return withDeps(app, (deps) => takeBy(deps, choice));
}

/** As if there were only one provider. */
export async function takeAsEver(app: App): Promise<void> {
  await asCommand(app, "update property set payment_choice = null");
}

const ROOM = "mar";
const FIRST_DAY = 130;
const DAYS_APART = 7;
const USUAL_NIGHTS = 3;

/**
 * Free nights of the room that no other test gets. The server caches what a price costs in
 * installments: another number of nights is another price.
 */
export async function freshNights(app: App, nights = USUAL_NIGHTS): Promise<Stay> {
  const stay = stayAhead(FIRST_DAY + turnIn(app, "fresh nights") * DAYS_APART, nights);
  const taken = await app.query(
    `select from occupied_nights join listing_physical_room using (physical_room_id)
     where listing_id = $1 and stay && daterange($2, $3, '[]')`,
    [ROOM, addDays(stay.checkIn, -1), stay.checkOut],
  );
  return taken.length > 0 ? freshNights(app, nights) : stay;
}

/** A visitor has begun to pay for a room. Returns the booking's id. */
export async function heldOnline(app: App, means: OnlineMeans): Promise<string> {
  await takeOnline(app);
  // The payment is opened beside the app, which must find it by a search at once.
  await mercadoPagoOrders(app.mercadoPagoUrl).habits({ indexLagMs: 0 });
  const stay = await freshNights(app);
  const guests = adultsOnly(2);
  return withDeps(app, async (deps) => {
    const { rates } = await getListing(deps.db, ROOM, "pt-BR");
    const { api } = browserOn({ deps }, { address: `198.51.100.${turnIn(app, "caller") % 250}` });
    const wanted = { listingId: ROOM, stay, guests, means, payer: newPayer() };
    const dueNow = quote(rates, stay, guests).total;
    const { code } = await api.hold(newKey(), { ...wanted, dueNow });
    return bookingOf(app, code);
  });
}

export async function bookingOf(app: App, code: string): Promise<string> {
  const [booking] = await app.query<{ id: string }>("select id from booking where code = $1", [
    code,
  ]);
  if (!booking) throw new Error(`no booking ${code}`);
  return booking.id;
}

/** The id of the booking's latest payment at the provider. */
async function atProvider(app: App, bookingId: string) {
  const [session] = await app.query<{ checkout_id: string; pay_url: string | null }>(
    `select checkout_id, pay_url from payment_session
     where booking_id = $1 and checkout_id like 'mp\\_%' order by opened_at desc limit 1`,
    [bookingId],
  );
  if (!session) throw new Error("no payment was begun");
  const { checkout_id, pay_url } = session;
  return { pix: pixNumber(checkout_id), preference: pageId(pay_url) };
}

/** The guest pays somewhere else than on our pages. */
export async function payOnline(app: App, bookingId: string, order: object = {}): Promise<void> {
  const { pix, preference } = await atProvider(app, bookingId);
  const orders = mercadoPagoOrders(app.mercadoPagoUrl);
  const { status } = preference
    ? await orders.payByCard(preference, order)
    : await orders.payPix(pix, order);
  if (status !== 200) throw new Error(`not paid: ${status}`);
}

export async function expireOnline(app: App, bookingId: string): Promise<void> {
  const { pix, preference } = await atProvider(app, bookingId);
  const orders = mercadoPagoOrders(app.mercadoPagoUrl);
  await (preference ? orders.expirePreference(preference) : orders.expirePix(pix));
  await app.query(
    `update payment_session set expires_at = now() where booking_id = $1 and state = 'open'`,
    [bookingId],
  );
}

/** The stand-in decides at once, so no payment stays in processing. */
type Reached = Exclude<GuestPaymentState, "processing">;

/** Brings the payment of a booking there, as guest and bank would. */
export async function bringOnline(app: App, id: string, to: Reached): Promise<void> {
  if (to === "paid") return payOnline(app, id);
  if (to === "open") return;
  await expireOnline(app, id);
  await look(app, id);
  if (to === "ended") return;
  const [stay] = await app.query<{ check_in: string; check_out: string }>(
    "select check_in::text, check_out::text from stay where booking_id = $1",
    [id],
  );
  if (!stay) throw new Error("no stay");
  await blockNights(app, ROOM, { checkIn: day(stay.check_in), checkOut: day(stay.check_out) });
  await payOnline(app, id, { late: true });
}

/** Looks at the payment as an opened page would. */
function look(app: App, id: string): Promise<unknown> {
  return withDeps(app, async (deps) => {
    const { api, code } = await linkedGuest({ deps }, id);
    return api.getPayment(code);
  });
}
