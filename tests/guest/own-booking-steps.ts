import type { Locator, Page } from "@playwright/test";
import { inLanguage } from "../../src/contract/page-urls.ts";
import { daysBetween } from "../../src/domain/day.ts";
import type { GuestTerms } from "../../src/domain/guest-terms.ts";
import type { CancellationPolicy } from "../../src/domain/property.ts";
import { type App, TODAY } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import {
  bookingIdOf,
  type Checkout,
  linkOf,
  paidCheckout,
  settled,
} from "../support/browser/checkouts.ts";
import type { Visit } from "./state.ts";

export const paidInFull = async (app: App) => settled(app, await paidCheckout(app));

/** Opens the link in the mail, then a page below the guest's own. */
export async function openBelow(
  visit: Visit,
  checkout: Checkout,
  urlOf: (code: string) => string,
): Promise<string> {
  const { page, app, language } = visit;
  await page.goto(await linkOf(app, checkout, language));
  const code = await codeOf(app, checkout);
  await openAwake(page, app.siteUrl + inLanguage(urlOf(code), language));
  await page.waitForLoadState("networkidle");
  return code;
}

export async function codeOf(app: App, checkout: Checkout): Promise<string> {
  const [booking] = await app.query<{ code: string }>("select code from booking where id = $1", [
    await bookingIdOf(app, checkout),
  ]);
  return booking?.code ?? "";
}

/** From now on guests may do this on their pages. */
export async function letGuests(app: App, terms: Partial<GuestTerms> = {}): Promise<void> {
  const usual: GuestTerms = { cancel: true, change: "request", changeUntilDays: 7, tell: true };
  await app.query("update property set guest_terms = $1", [JSON.stringify({ ...usual, ...terms })]);
}

/** Makes it a booking of a month ago, whose first policy step ended some days ago. */
export async function letStepPass(
  app: App,
  checkout: Checkout,
  then: CancellationPolicy["tiers"],
): Promise<void> {
  const ahead = daysBetween(TODAY, checkout.stay.checkIn);
  const first = { daysBefore: ahead + 5, refundPercent: 100 };
  const policy: CancellationPolicy = { regretDays: 7, tiers: [first, ...then] };
  await app.query(
    `update booking set cancellation_policy = $2, confirmed_at = now() - interval '30 days'
     where id = $1`,
    [await bookingIdOf(app, checkout), JSON.stringify(policy)],
  );
}

/** Records a payment by hand. */
export async function paidByHand(app: App, checkout: Checkout): Promise<void> {
  await app.query(
    `update payment set means = 'pix', provider = null, reference = null
     where booking_id = $1`,
    [await bookingIdOf(app, checkout)],
  );
}

export const cancelButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^(Cancelar e receber|Cancel and get)/ });

export const yes = (page: Page) => page.getByRole("button", { name: /Sim, cancelar|Yes, cancel/ });

/** Presses Tab until the target has the focus, with a limit. */
export async function reach(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard does not lead there");
}
