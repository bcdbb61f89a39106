import { expect } from "@playwright/test";
import { guestChangeUrl, inLanguage } from "../../src/contract/page-urls.ts";
import { addDays } from "../../src/domain/day.ts";
import type { Stay } from "../../src/domain/stay.ts";
import { openAwake, reloadAwake } from "../support/browser/awake.ts";
import {
  type Checkout,
  depositCheckout,
  settled,
  togetherCheckout,
} from "../support/browser/checkouts.ts";
import { letGuests, letStepPass, openBelow, paidInFull } from "./own-booking-steps.ts";
import type { State, Visit } from "./state.ts";

const dates = ({ checkIn, checkOut }: Stay) => `entrada=${checkIn}&saida=${checkOut}`;
const longer = ({ stay }: Checkout): Stay => ({ ...stay, checkOut: addDays(stay.checkOut, 1) });
const shorter = ({ stay }: Checkout): Stay => ({ ...stay, checkOut: addDays(stay.checkOut, -1) });

async function openWith(visit: Visit, checkout: Checkout, query: string): Promise<string> {
  const code = await openBelow(visit, checkout, (of) => `${guestChangeUrl(of)}?${query}`);
  await expect(visit.page.getByRole("grid").first()).toBeVisible();
  return code;
}

const frameIn = ({ page }: Visit) =>
  expect(
    page.frameLocator('iframe[name="embedded-checkout"]').getByTestId("product-summary"),
  ).toBeVisible();

/** A change whose rise is to be paid first. */
async function openHeld(visit: Visit): Promise<void> {
  const { page, app, language } = visit;
  const checkout = await paidInFull(app);
  const code = await bySelf(visit, async () => {
    const of = await openWith(visit, checkout, dates(longer(checkout)));
    await page.getByRole("button", { name: /e pagar|and pay/ }).click();
    await frameIn(visit);
    return of;
  });
  await openAwake(page, app.siteUrl + inLanguage(guestChangeUrl(code), language));
  await page.waitForLoadState("networkidle");
}

async function bySelf<T>(visit: Visit, work: () => Promise<T>): Promise<T> {
  await letGuests(visit.app, { change: "self" });
  return work().finally(() => letGuests(visit.app));
}

/** The page on which a guest changes a stay. */
export const ownChangeStates: readonly State[] = [
  {
    name: "own-change",
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await bySelf(visit, () => openWith(visit, checkout, ""));
    },
  },
  {
    name: "own-change-later",
    async open(visit) {
      const checkout = await settled(visit.app, await depositCheckout(visit.app));
      await bySelf(visit, () => openWith(visit, checkout, dates(longer(checkout))));
    },
  },
  {
    name: "own-change-pay",
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await bySelf(visit, () => openWith(visit, checkout, dates(longer(checkout))));
    },
  },
  {
    name: "own-change-kept",
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await letStepPass(visit.app, checkout, [{ daysBefore: 2, refundPercent: 50 }]);
      await bySelf(visit, () => openWith(visit, checkout, dates(shorter(checkout))));
    },
  },
  {
    name: "own-change-ask",
    async open(visit) {
      await letGuests(visit.app);
      const checkout = await paidInFull(visit.app);
      await openWith(visit, checkout, dates(longer(checkout)));
    },
  },
  {
    name: "own-change-taken",
    async open(visit) {
      const other = await paidInFull(visit.app);
      const checkout = await paidInFull(visit.app);
      const query = `para=${other.listingId}&${dates(other.stay)}`;
      await bySelf(visit, () => openWith(visit, checkout, query));
      await expect(visit.page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "own-change-rooms",
    async open(visit) {
      const checkout = await settled(visit.app, await togetherCheckout(visit.app));
      await bySelf(visit, () => openWith(visit, checkout, ""));
    },
  },
  {
    name: "own-change-differs",
    complains: true,
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await bySelf(visit, async () => {
        await openWith(visit, checkout, dates(shorter(checkout)));
        await letStepPass(visit.app, checkout, [{ daysBefore: 2, refundPercent: 50 }]);
        await visit.page.getByRole("button", { name: /e receber|back/ }).click();
        await expect(visit.page.getByRole("alert")).toBeVisible();
        // A shift by the answer to a press is allowed, however late it comes.
        await visit.page.evaluate(() => Object.assign(window, { shift: 0 }));
      });
    },
  },
  {
    name: "own-change-done",
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await bySelf(visit, async () => {
        await openWith(visit, checkout, dates(shorter(checkout)));
        await visit.page.getByRole("button", { name: /e receber|back/ }).click();
        await expect(visit.page).toHaveURL(/feito=1/);
      });
      await reloadAwake(visit.page);
    },
  },
  { name: "own-change-held", open: openHeld },
  {
    name: "own-change-payment",
    async open(visit) {
      await openHeld(visit);
      await visit.page.getByRole("button", { name: /^(Pagar|Pay)/ }).click();
      await frameIn(visit);
    },
  },
  {
    name: "own-change-not-here",
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await letGuests(visit.app, { change: "none" });
      await openBelow(visit, checkout, guestChangeUrl).finally(() => letGuests(visit.app));
    },
  },
];
