import { expect } from "@playwright/test";
import { guestPageUrl, listingUrl } from "../../src/contract/page-urls.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { stayAhead } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import {
  askForDeposit,
  cancelledCheckout,
  depositCheckout,
  linkOf,
  paidCheckout,
  settled,
} from "../support/browser/checkouts.ts";
import { go, type MakeCheckout, openSuccess, type State, text, type Visit } from "./state.ts";

const confirmedDeposit: MakeCheckout = async (app) => settled(app, await depositCheckout(app));
const confirmedInFull: MakeCheckout = async (app) => settled(app, await paidCheckout(app));

async function openOwnBooking(visit: Visit, make: MakeCheckout): Promise<void> {
  const { page, app, language } = visit;
  await openAwake(page, await linkOf(app, await make(app), language));
  await page.waitForLoadState("networkidle");
}

/** Where a deposit is taken, and the page where its balance is paid. */
export const depositStates: readonly State[] = [
  {
    name: "room-deposit",
    async open(visit) {
      await askForDeposit(visit.app, 50);
      await go(visit, listingUrl("farol", { stay: stayAhead(270, 3), guests: adultsOnly(2) }));
      await askForDeposit(visit.app, null);
    },
  },
  {
    name: "success-deposit",
    open: (visit) => openSuccess(visit, depositCheckout, text(visit).confirmation.title),
  },
  { name: "own-booking", open: (visit) => openOwnBooking(visit, confirmedDeposit) },
  {
    name: "own-booking-payment",
    async open(visit) {
      await openOwnBooking(visit, confirmedDeposit);
      await visit.page.getByRole("button", { name: /Pagar saldo|Pay the balance/ }).click();
      const frame = visit.page.frameLocator('iframe[name="embedded-checkout"]');
      await expect(frame.getByTestId("product-summary")).toBeVisible();
    },
  },
  { name: "own-booking-paid", open: (visit) => openOwnBooking(visit, confirmedInFull) },
  { name: "own-booking-cancelled", open: (visit) => openOwnBooking(visit, cancelledCheckout) },
  {
    name: "own-booking-unknown",
    complains: true,
    open: (visit) => go(visit, guestPageUrl("MARE-7K42XB")),
  },
];
