import { returnUrl } from "../../../src/contract/page-urls.ts";
import { fromReais } from "../../../src/domain/money.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { type House, stayAhead } from "./house.ts";

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
let opened = 0;

/** Never the same nights twice, however many tests share the app. */
export async function openCheckout(house: House): Promise<Checkout> {
  const listingId = rooms[opened % rooms.length] ?? "";
  const day = FIRST_DAY + Math.floor(opened / rooms.length) * DAYS_APART;
  opened += 1;
  return holdNights(house, listingId, stayAhead(day, 3));
}

async function holdNights(house: House, listingId: string, stay: Stay): Promise<Checkout> {
  const answer = await send(`${house.siteUrl}/payment/create-checkout-session`, {
    quartoId: listingId,
    startDate: stay.checkIn,
    endDate: stay.checkOut,
    guests: 2,
    children: { upTo12: 1, above12: 0 },
  });
  const { checkoutId, total } = (await answer.json()) as { checkoutId: string; total: number };
  return { id: checkoutId, listingId, stay, total };
}

export const guest = { name: "Helena Prado", email: "helena.prado@exemplo.example" };

export async function paidCheckout(house: House): Promise<Checkout> {
  const checkout = await openCheckout(house);
  await order(house, checkout, "pay", guest);
  return checkout;
}

/** Paid, confirmed, and cancelled by the owner. */
export async function cancelledCheckout(house: House): Promise<Checkout> {
  const checkout = await paidCheckout(house);
  await send(`${house.siteUrl}/reservas`, { checkoutId: checkout.id });
  const [booking] = await house.query<{ id: string }>(
    "update booking set state = 'cancelled' where checkout_id = $1 returning id",
    [checkout.id],
  );
  await house.query("delete from occupied_nights where booking_id = $1", [booking?.id]);
  return checkout;
}

/** Paid by an asynchronous method that is still pending. */
export async function processingCheckout(house: House): Promise<Checkout> {
  const checkout = await openCheckout(house);
  await order(house, checkout, "pay", { ...guest, method: "pix" });
  return checkout;
}

export async function expiredCheckout(house: House): Promise<Checkout> {
  const checkout = await openCheckout(house);
  await order(house, checkout, "expire", {});
  return checkout;
}

/** Paid after its hold expired and another guest took the nights. */
export async function lostCheckout(house: House): Promise<Checkout> {
  const checkout = await openCheckout(house);
  const [booking] = await house.query<{ id: string }>(
    "update booking set state = 'expired' where checkout_id = $1 returning id",
    [checkout.id],
  );
  await house.query("delete from occupied_nights where booking_id = $1", [booking?.id]);
  await holdNights(house, checkout.listingId, checkout.stay);
  await order(house, checkout, "pay", guest);
  return checkout;
}

/** The provider's return URL, in a language. */
export function successUrl(
  house: House,
  { id, listingId, stay, total }: Checkout,
  language: "pt-BR" | "en-US" = "pt-BR",
): string {
  const facts = { total: fromReais(total), stay, listingId, language };
  const url = new URL(returnUrl(house.siteUrl, facts));
  url.searchParams.set("session_id", id);
  return url.href;
}

function order(house: House, checkout: Checkout, what: string, body: object): Promise<Response> {
  return send(`${house.paymentsUrl}/__control/sessions/${checkout.id}/${what}`, body);
}

async function send(url: string, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.51.100.${opened % 250}`,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer;
}
