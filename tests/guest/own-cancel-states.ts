import { expect } from "@playwright/test";
import { guestCancelUrl } from "../../src/contract/page-urls.ts";
import { bookingIdOf, settled, togetherCheckout } from "../support/browser/checkouts.ts";
import {
  cancelButton,
  letGuests,
  letStepPass,
  openBelow,
  paidByHand,
  paidInFull,
  yes,
} from "./own-booking-steps.ts";
import type { State } from "./state.ts";

const half = [{ daysBefore: 2, refundPercent: 50 }];

/** The page on which a guest cancels. */
export const ownCancelStates: readonly State[] = [
  {
    name: "own-cancel",
    async open(visit) {
      await letGuests(visit.app);
      await openBelow(visit, await paidInFull(visit.app), guestCancelUrl);
    },
  },
  {
    name: "own-cancel-question",
    async open(visit) {
      await openBelow(visit, await paidInFull(visit.app), guestCancelUrl);
      await cancelButton(visit.page).click();
      await expect(visit.page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "own-cancel-asking",
    async open(visit) {
      const asking = (code: string) => `${guestCancelUrl(code)}?confirmar=1`;
      const checkout = await paidInFull(visit.app);
      await paidByHand(visit.app, checkout);
      await openBelow(visit, checkout, asking);
    },
  },
  {
    name: "own-cancel-done",
    async open(visit) {
      await openBelow(visit, await paidInFull(visit.app), guestCancelUrl);
      await cancelButton(visit.page).click();
      await yes(visit.page).click();
      await expect(visit.page.getByRole("article")).toBeVisible();
    },
  },
  {
    name: "own-cancel-half",
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await letStepPass(visit.app, checkout, half);
      await openBelow(visit, checkout, guestCancelUrl);
    },
  },
  {
    name: "own-cancel-differs",
    complains: true,
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await openBelow(visit, checkout, guestCancelUrl);
      await cancelButton(visit.page).click();
      await letStepPass(visit.app, checkout, half);
      await yes(visit.page).click();
      await expect(visit.page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "own-cancel-nothing",
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await letStepPass(visit.app, checkout, []);
      await openBelow(visit, checkout, guestCancelUrl);
    },
  },
  {
    name: "own-cancel-by-hand",
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await paidByHand(visit.app, checkout);
      await openBelow(visit, checkout, guestCancelUrl);
    },
  },
  {
    name: "own-cancel-room",
    async open(visit) {
      const checkout = await settled(visit.app, await togetherCheckout(visit.app));
      const [stay] = await visit.app.query<{ id: string }>(
        "select id from stay where booking_id = $1 and listing_id = 'jangada'",
        [await bookingIdOf(visit.app, checkout)],
      );
      await openBelow(visit, checkout, (code) => guestCancelUrl(code, stay?.id));
    },
  },
  {
    name: "own-cancel-not-here",
    async open(visit) {
      const checkout = await paidInFull(visit.app);
      await letGuests(visit.app, { cancel: false });
      await openBelow(visit, checkout, guestCancelUrl).finally(() => letGuests(visit.app));
    },
  },
  {
    name: "own-cancel-unknown",
    complains: true,
    async open({ page, app }) {
      await page.goto(app.siteUrl + guestCancelUrl("MARE-7K42XB"));
    },
  },
];
