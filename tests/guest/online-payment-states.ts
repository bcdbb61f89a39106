import { expect } from "@playwright/test";
import { mercadoPagoOrders } from "../../sandbox/mercado-pago/testing/orders.ts";
import {
  guestPaymentUrl,
  inLanguage,
  payProposalUrl,
  payUrl,
} from "../../src/contract/page-urls.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import type { OnlineMeans } from "../../src/domain/payment-choice.ts";
import type { App } from "../support/browser/app.ts";
import { asGuest } from "../support/browser/as-guest.ts";
import { openAwake } from "../support/browser/awake.ts";
import { bookingIdOf } from "../support/browser/checkouts.ts";
import {
  bringOnline,
  freshNights,
  heldOnline,
  takeAsEver,
  takeOnline,
} from "../support/browser/online-payments.ts";
import { proposedIn } from "../support/browser/proposals.ts";
import { newKey } from "../support/linked-guest.ts";
import { byDeposit } from "./own-booking-states.ts";
import { linkTo } from "./own-pix-states.ts";
import { go, type State, type Visit } from "./state.ts";

/** Restores the house afterwards, for other states. */
function whileOnline(open: (visit: Visit) => Promise<void>): State["open"] {
  return async (visit) => {
    await takeOnline(visit.app);
    await open(visit).finally(() => takeAsEver(visit.app));
  };
}

/** A payment for what is open of a confirmed booking. */
async function balanceOnline(app: App, means: OnlineMeans): Promise<string> {
  // The deposit was paid in the frame, before the house chose otherwise.
  await takeAsEver(app);
  const checkout = await byDeposit(app);
  await takeOnline(app);
  const wish = { means, purpose: "balance" } as const;
  await asGuest(app, checkout, ({ api, code }) => api.beginPayment(code, newKey(), wish));
  return bookingIdOf(app, checkout);
}

/** Opens the link of the booking, then the page of its payment. */
export async function openPaymentPage({ page, app, language }: Visit, id: string): Promise<void> {
  await page.goto(await linkTo(app, id, language));
  const code = decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1) ?? "");
  await openAwake(page, app.siteUrl + inLanguage(guestPaymentUrl(code), language));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function goToPay(visit: Visit, means: OnlineMeans, nights?: number): Promise<void> {
  const search = { stay: await freshNights(visit.app, nights), guests: adultsOnly(2) };
  await go(visit, payUrl("mar", search, { paysAll: false, means }));
}

const payments = [
  ["pix", "open"],
  ["pix", "paid"],
  ["pix", "ended"],
  ["pix", "returned"],
  ["card", "open"],
  ["card", "paid"],
  ["card", "ended"],
] as const;

/** The pages for paying without a frame, and the payments begun there. */
export const onlinePaymentStates: readonly State[] = [
  { name: "pay-pix", open: whileOnline((visit) => goToPay(visit, "pix")) },
  { name: "pay-card", open: whileOnline((visit) => goToPay(visit, "card")) },
  {
    name: "pay-card-untold",
    open: whileOnline(async (visit) => {
      const orders = mercadoPagoOrders(visit.app.mercadoPagoUrl);
      await orders.fault({
        path: "/v1/payment_methods/installments",
        mode: "error_before",
        times: 9,
      });
      await goToPay(visit, "card", 2);
      await orders.clearFaults();
    }),
  },
  ...payments.map(([means, state]) => ({
    name: `own-payment-${means}-${state}`,
    open: whileOnline(async (visit) => {
      const id = await heldOnline(visit.app, means);
      await bringOnline(visit.app, id, state);
      await openPaymentPage(visit, id);
      await visit.page.waitForLoadState("networkidle");
    }),
  })),
  ...(["open", "paid", "ended"] as const).map((state) => ({
    name: `own-payment-balance-${state}`,
    open: whileOnline(async (visit) => {
      const id = await balanceOnline(visit.app, "pix");
      await bringOnline(visit.app, id, state);
      await openPaymentPage(visit, id);
      await visit.page.waitForLoadState("networkidle");
    }),
  })),
  {
    name: "own-booking-payment-open",
    open: whileOnline(async (visit) => {
      const id = await balanceOnline(visit.app, "pix");
      await openAwake(visit.page, await linkTo(visit.app, id, visit.language));
      await visit.page.waitForLoadState("networkidle");
    }),
  },
  {
    name: "proposal-pay-parcelas",
    open: whileOnline(async (visit) => {
      const { code } = await proposedIn(visit.app);
      await go(visit, `${payProposalUrl(code)}?meio=cartao`);
    }),
  },
];
