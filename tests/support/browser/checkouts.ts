import { SANDBOX_LINK_SECRET } from "../../../sandbox/config.ts";
import { returnUrl } from "../../../src/contract/page-urls.ts";
import type { Language } from "../../../src/domain/language.ts";
import { fromReais } from "../../../src/domain/money.ts";
import type { DepositTerms } from "../../../src/domain/payment-plan.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { guestLink } from "../../../src/server/bookings/guest-link.ts";
import type { GuestLink } from "../../../src/server/bookings/guest-link-rows.ts";
import { newKey } from "../linked-guest.ts";
import { type App, stayAhead } from "./app.ts";
import { turnIn } from "./turn.ts";

/** A payment session created by API calls, for tests that begin after the payment. */
export type Checkout = {
  readonly id: string;
  readonly listingId: string;
  readonly stay: Stay;
  /** In reais, as in the return URL. */
  readonly total: number;
};

/** Rooms for three, on nights that other tests do not use. */
const rooms = ["jangada", "coqueiro", "mar"];
const FIRST_DAY = 372;
const DAYS_APART = 4;

/** Never the same nights twice, however many tests share the house. */
export async function openCheckout(app: App): Promise<Checkout> {
  const turn = turnIn(app, "checkout");
  const listingId = rooms[turn % rooms.length] ?? "";
  const day = FIRST_DAY + Math.floor(turn / rooms.length) * DAYS_APART;
  return holdNights(app, listingId, stayAhead(day, 3));
}

const family = { guests: 2, children: { upTo12: 1, above12: 0 } };

export async function holdNights(
  app: App,
  listingId: string,
  stay: Stay,
  party: object = family,
): Promise<Checkout> {
  const answer = await send(app, `${app.siteUrl}/payment/create-checkout-session`, {
    quartoId: listingId,
    startDate: stay.checkIn,
    endDate: stay.checkOut,
    key: newKey(),
    ...party,
  });
  const { checkoutId, total } = (await answer.json()) as { checkoutId: string; total: number };
  return { id: checkoutId, listingId, stay, total };
}

export const guest = { name: "Helena Prado", email: "helena.prado@exemplo.example" };

export async function paidCheckout(app: App): Promise<Checkout> {
  const checkout = await openCheckout(app);
  await order(app, checkout, "pay", guest);
  return checkout;
}

const TOGETHER_FIRST_DAY = 100;

/** Two rooms in one booking, paid. */
export async function togetherCheckout(app: App): Promise<Checkout> {
  const stay = stayAhead(TOGETHER_FIRST_DAY + turnIn(app, "checkout of rooms") * 4, 3);
  const party = { guests: 3, otherRooms: [{ quartoId: "jangada", guests: 5 }] };
  const checkout = await holdNights(app, "mar", stay, party);
  await payAt(app, checkout);
  return checkout;
}

export async function payAt(app: App, checkout: Pick<Checkout, "id">): Promise<void> {
  await order(app, checkout, "pay", guest);
}

/** From now on the property sells for a deposit; `null`: for the whole price. */
export async function askForDeposit(app: App, percent: number | null): Promise<void> {
  const balance = { daysBefore: 7, orAtProperty: true };
  const terms: DepositTerms | null =
    percent === null ? null : { percent, balance, fullWithinDays: 10, fullPeriods: [] };
  await app.query("update property set deposit_terms = $1", [terms && JSON.stringify(terms)]);
}

/** Its deposit is paid, its balance is not. */
export async function depositCheckout(app: App): Promise<Checkout> {
  await askForDeposit(app, 50);
  const checkout = await openCheckout(app).finally(() => askForDeposit(app, null));
  await order(app, checkout, "pay", guest);
  return checkout;
}

/** Settled at once, because the webhook may be slower than the test. */
export async function settled<C extends Pick<Checkout, "id">>(app: App, checkout: C): Promise<C> {
  await send(app, `${app.siteUrl}/reservas`, { checkoutId: checkout.id });
  return checkout;
}

/** The link in the mails of a paid checkout's booking. */
export async function linkOf(app: App, checkout: Checkout, language: Language): Promise<string> {
  return linkOfBooking(app, await bookingIdOf(app, checkout), language);
}

export async function bookingIdOf(app: App, { id }: Checkout): Promise<string> {
  const [booking] = await app.query<{ id: string }>(
    "select booking_id as id from payment_session where checkout_id = $1",
    [id],
  );
  if (!booking) throw new Error("no booking");
  return booking.id;
}

export async function linkOfBooking(
  app: App,
  bookingId: string,
  language: Language,
): Promise<string> {
  // A hold without an address gets its link when its browser asks for it.
  await app.query(
    `insert into guest_link (booking_id, recipient, made_at)
     select id, 'casa', created_at from booking where id = $1 and guest_email is null
     on conflict do nothing`,
    [bookingId],
  );
  const [link] = await app.query<GuestLink & { readonly code: string }>(
    `select guest_link.*, code from booking join guest_link on booking_id = booking.id
     where booking_id = $1 and guest_link.ended_at is null
     order by recipient = 'casa' limit 1`,
    [bookingId],
  );
  if (!link) throw new Error("no link");
  const settings = { LINK_SECRET: SANDBOX_LINK_SECRET, PUBLIC_URL: app.siteUrl };
  return guestLink(settings, { code: link.code, language }, link);
}

/** Paid, confirmed, and cancelled by the owner. */
export async function cancelledCheckout(app: App): Promise<Checkout> {
  const checkout = await settled(app, await paidCheckout(app));
  await freeAgain(app, checkout);
  return checkout;
}

export async function freeAgain(app: App, checkout: Checkout): Promise<void> {
  const id = await bookingIdOf(app, checkout);
  await app.query("update booking set state = 'cancelled' where id = $1", [id]);
  await app.query("delete from occupied_nights where booking_id = $1", [id]);
}

/** Paid by an asynchronous method that is still pending. */
export async function processingCheckout(app: App): Promise<Checkout> {
  const checkout = await openCheckout(app);
  await order(app, checkout, "pay", { ...guest, method: "pix" });
  return checkout;
}

export async function expiredCheckout(app: App): Promise<Checkout> {
  const checkout = await openCheckout(app);
  await order(app, checkout, "expire", {});
  return checkout;
}

/** Paid after its hold expired and another guest took the nights. */
export async function lostCheckout(app: App): Promise<Checkout> {
  const checkout = await openCheckout(app);
  const id = await bookingIdOf(app, checkout);
  await app.query("update booking set state = 'expired' where id = $1", [id]);
  await app.query("delete from occupied_nights where booking_id = $1", [id]);
  await holdNights(app, checkout.listingId, checkout.stay);
  await order(app, checkout, "pay", guest);
  return checkout;
}

/** The provider's return URL, in a language. */
export function successUrl(
  app: App,
  { id, listingId, stay, total }: Checkout,
  language: Language = "pt-BR",
): string {
  const facts = { total: fromReais(total), stay, listingId, language };
  const url = new URL(returnUrl(app.siteUrl, facts));
  url.searchParams.set("session_id", id);
  return url.href;
}

function order(
  app: App,
  checkout: Pick<Checkout, "id">,
  what: string,
  body: object,
): Promise<Response> {
  return send(app, `${app.paymentsUrl}/__control/sessions/${checkout.id}/${what}`, body);
}

const MOST_TRIES = 5;

/** A busy machine sometimes answers 503: retry. */
async function send(app: App, url: string, body: object, tries = 1): Promise<Response> {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.51.100.${turnIn(app, "caller") % 250}`,
    },
    body: JSON.stringify(body),
  });
  if (answer.status === 503 && tries < MOST_TRIES) return send(app, url, body, tries + 1);
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer;
}
