import { expect } from "@playwright/test";
import { guestReceiptUrl, inLanguage } from "../../src/contract/page-urls.ts";
import { addDays } from "../../src/domain/day.ts";
import { type App, TODAY } from "../support/browser/app.ts";
import { asGuest } from "../support/browser/as-guest.ts";
import { openAwake } from "../support/browser/awake.ts";
import {
  bookingIdOf,
  type Checkout,
  depositCheckout,
  linkOf,
  openCheckout,
  paidCheckout,
  settled,
} from "../support/browser/checkouts.ts";
import { newKey } from "../support/linked-guest.ts";
import { expectHeading } from "./own-booking-heading.ts";
import type { MakeCheckout, State, Visit } from "./state.ts";

export async function openOwnBooking(visit: Visit, make: MakeCheckout): Promise<Checkout> {
  const { page, app, language } = visit;
  const checkout = await make(app);
  await openAwake(page, await linkOf(app, checkout, language));
  await page.waitForLoadState("networkidle");
  return checkout;
}

export const inFull: MakeCheckout = async (app) => settled(app, await paidCheckout(app));
export const byDeposit: MakeCheckout = async (app) => settled(app, await depositCheckout(app));

/** Moves a booking to other days, without a mail to its guest; its nights are free. */
export async function moveTo(
  app: App,
  checkout: Checkout,
  daysAhead: number,
  mark?: "checked_in_at" | "checked_out_at" | "no_show_at",
): Promise<void> {
  const id = await bookingIdOf(app, checkout);
  const checkIn = addDays(TODAY, daysAhead);
  await app.query("delete from occupied_nights where booking_id = $1", [id]);
  await app.query("update stay set check_in = $2, check_out = $3 where booking_id = $1", [
    id,
    checkIn,
    addDays(checkIn, 3),
  ]);
  if (mark) await app.query(`update stay set ${mark} = now() where booking_id = $1`, [id]);
}

const moved =
  (...where: [daysAhead: number, mark?: "checked_in_at" | "no_show_at"]): MakeCheckout =>
  async (app) => {
    const checkout = await inFull(app);
    await moveTo(app, checkout, ...where);
    return checkout;
  };

const expired: MakeCheckout = async (app) => {
  const checkout = await openCheckout(app);
  const id = await bookingIdOf(app, checkout);
  await app.query("delete from occupied_nights where booking_id = $1", [id]);
  await app.query("update booking set state = 'expired', ended_at = now() where id = $1", [id]);
  return checkout;
};

const told: MakeCheckout = async (app) => {
  const checkout = await inFull(app);
  const words = { arrival: "20:00", companions: ["Tomás Prado"], wishes: "Berço, por favor." };
  await asGuest(app, checkout, ({ api, code }) => api.tell(code, newKey(), words));
  return checkout;
};

/** Cancelled by the guest; the refund gets as far as the provider allows. */
export const cancelled =
  (state: "due" | "pending" | "succeeded" | "failed"): MakeCheckout =>
  async (app) => {
    const checkout = await byDeposit(app);
    await refundsEnd(app, state);
    await asGuest(app, checkout, (guest) => guest.cancel());
    const id = await bookingIdOf(app, checkout);
    const reached = state === "failed" ? "pending" : state;
    const hasReached = (one: string) =>
      expect.poll(async () => (await refundOf(app, id))?.state).toBe(one);
    await hasReached(reached);
    if (state === "failed") {
      await order(app, `refunds/${(await refundOf(app, id))?.sent}/settle`, { as: "failed" });
      await hasReached("failed");
    }
    return checkout;
  };

async function refundOf(app: App, bookingId: string) {
  const [refund] = await app.query<{ state: string; sent: string }>(
    "select state, provider_refund_id as sent from refund where booking_id = $1",
    [bookingId],
  );
  return refund;
}

const order = ({ paymentsUrl }: App, what: string, body: object) =>
  fetch(`${paymentsUrl}/__control/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Enough to fail every refund that is tried before the next state clears the faults. */
const FAULTS = 30;

async function refundsEnd(
  app: App,
  state: "due" | "pending" | "succeeded" | "failed",
): Promise<void> {
  await fetch(`${app.paymentsUrl}/__control/faults`, { method: "DELETE" });
  const isOpen = state === "pending" || state === "failed";
  await order(app, "refunds", { behaviour: isOpen ? "pending_insufficient_funds" : "succeeds" });
  if (state === "due") {
    const fault = { path: "/v1/refunds", method: "POST", mode: "error_before", times: FAULTS };
    await order(app, "faults", fault);
  }
}

const declined: MakeCheckout = async (app) => {
  const checkout = await changed("request")(app);
  await app.query(
    "update stay_change set state = 'declined', ended_at = now() where booking_id = $1",
    [await bookingIdOf(app, checkout)],
  );
  return checkout;
};

const keptAll: MakeCheckout = async (app) => {
  const checkout = await inFull(app);
  const id = await bookingIdOf(app, checkout);
  const policy = JSON.stringify({ regretDays: 0, tiers: [] });
  await app.query("update booking set cancellation_policy = $2 where id = $1", [id, policy]);
  await asGuest(app, checkout, (guest) => guest.cancel());
  return checkout;
};

/** A longer stay that the house must agree to, or that is paid first. */
export const changed =
  (terms: "request" | "self"): MakeCheckout =>
  async (app) => {
    const checkout = await inFull(app);
    const { checkIn, checkOut } = checkout.stay;
    await letGuests(app, terms);
    await asGuest(app, checkout, (guest) =>
      guest.change({ stay: { checkIn, checkOut: addDays(checkOut, 1) } }),
    ).finally(() => letGuests(app, "request"));
    return checkout;
  };

async function letGuests(app: App, change: "request" | "self"): Promise<void> {
  await app.query("update property set guest_terms = guest_terms || $1::jsonb", [
    JSON.stringify({ change }),
  ]);
}

/** Named after the heading that each must show; `named` has the exceptions. */
const makers = {
  held: openCheckout,
  expired,
  told,
  today: moved(0),
  here: moved(-1, "checked_in_at"),
  stayed: moved(-10),
  "no-show": moved(-1, "no_show_at"),
  "change-asked": changed("request"),
  "change-paying": changed("self"),
  "change-declined": declined,
  "kept-all": keptAll,
  owed: cancelled("due"),
  "on-its-way": cancelled("pending"),
  "money-back": cancelled("succeeded"),
  "by-hand": cancelled("failed"),
} as const satisfies Record<string, MakeCheckout>;

const named: Record<string, string> = {
  told: "ahead",
  "change-declined": "ahead",
  "kept-all": "cancelled",
};

async function openReceipt(visit: Visit, make: MakeCheckout): Promise<void> {
  await openOwnBooking(visit, make);
  const { page, app, language } = visit;
  const code = decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1) ?? "");
  await openAwake(page, app.siteUrl + inLanguage(guestReceiptUrl(code), language));
}

/** All states of a booking, except those of the balance. */
export const ownBookingStates: readonly State[] = [
  ...Object.entries(makers).map(([name, make]) => ({
    name: `own-booking-${name}`,
    open: async (visit: Visit) => {
      await openOwnBooking(visit, make);
      await expectHeading(visit, named[name] ?? name);
    },
  })),
  { name: "own-receipt", open: (visit) => openReceipt(visit, byDeposit) },
  { name: "own-receipt-cancelled", open: (visit) => openReceipt(visit, cancelled("pending")) },
];
