import { test as base, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { TEST_NOW } from "../../../sandbox/clock.ts";
import { addDays, type Day, todayIn } from "../../../src/domain/day.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { noticeAwaking } from "./awake.ts";
import { type App, Houses } from "./houses.ts";
import { goByClock } from "./page-clock.ts";

export type { App };

/** Playwright's message when service workers are blocked. */
const BLOCKED = "Service Worker registration blocked";

/** The router aborts the loading of a page when another navigation overtakes it. */
const OVERTAKEN = "signal is aborted without reason";

/** Against hangs only: on a busy machine a house takes a minute to open. */
const HANGS_MS = 300_000;

type Fixtures = { app: App; settings: Record<string, string>; tolerated: RegExp };

/** Each file has its own house (app and database); so has a retry, which gets a new worker. */
export const test = base.extend<Fixtures, { houses: Houses }>({
  houses: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the pattern
    async ({}, use) => {
      const houses = new Houses();
      await use(houses);
      await houses.close();
    },
    { scope: "worker", timeout: HANGS_MS },
  ],
  browser: [
    async ({ browser, houses }, use) => {
      await goByClock(browser, () => houses.now());
      await use(browser);
    },
    { scope: "worker" },
  ],
  /** Settings of the house's app, beyond the usual ones. */
  settings: [{}, { option: true }],
  app: [
    async ({ houses, settings }, use, { titlePath: [file = ""] }) => {
      await use(await houses.at(file, settings));
    },
    { timeout: HANGS_MS },
  ],
  /** Created after the app, because its pages use the app's clock. */
  context: async ({ app: _, context }, use) => {
    await noticeAwaking(context);
    await use(context);
  },
  /** Expected console errors: the browser logs every response of 400 and more. */
  tolerated: [/^$/, { option: true }],
  /** A console error fails the test. */
  page: async ({ page, tolerated }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => {
      if (message !== OVERTAKEN) complaints.push(message);
    });
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await use(page);
    const told = complaints.filter((complaint) => !complaint.startsWith(BLOCKED));
    expect(told.filter((complaint) => !tolerated.test(complaint))).toEqual([]);
  },
});

export { expect };

/** An icon whose file has loaded: before that it has no size. */
export function drawing(within: Locator, icon: string): Locator {
  return within.locator(`use[href$="#${icon}"]`);
}

/** Today by the clock of every house, which starts at `TEST_NOW`. */
export const TODAY = todayIn("America/Bahia", TEST_NOW);

/** Far enough ahead that the sample property has no bookings. */
export function stayAhead(days: number, nights: number): Stay {
  const checkIn = addDays(TODAY, days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

export function typed(day: Day): string {
  const [year, month, dayOfMonth] = day.split("-");
  return `${month}/${dayOfMonth}/${year}`;
}

export async function openPayment(page: Page, app: App, room: string, stay: Stay) {
  await page.goto(app.siteUrl);
  await page.getByRole("link", { name: room }).click();
  await expect(page.getByRole("heading", { level: 1, name: room })).toBeVisible();
  await page.getByLabel("Check-in").fill(typed(stay.checkIn));
  await page.getByLabel("Check-out").fill(typed(stay.checkOut));
  await page.getByRole("button", { name: "Book Now" }).first().click();
  const frame = page.frameLocator('iframe[name="embedded-checkout"]');
  await expect(frame.getByTestId("product-summary")).toBeVisible();
  return frame;
}

export async function fillCard(frame: FrameLocator, number: string, email: string) {
  await frame.locator("input[name=email]").fill(email);
  await frame.locator("input[name=phone]").fill("+55 73 95555 0100");
  await frame.locator("input[name=cardNumber]").fill(number);
  await frame.locator("input[name=cardExpiry]").fill("12 / 34");
  await frame.locator("input[name=cardCvc]").fill("123");
  await frame.locator("input[name=billingName]").fill("Ana Lima");
}

/** Typed through the keyboard, from field to field as on a phone. */
export async function typePayment(page: Page, email: string): Promise<void> {
  const values = [email, "Ana Lima", "73955550100", "4242424242424242", "1234", "123"];
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
}

export function submitButton(frame: FrameLocator) {
  return frame.getByTestId("hosted-payment-submit-button");
}

export type ReceivedMail = { to: { address: string }[]; subject: string };

export async function mailsTo(app: App, address: string): Promise<ReceivedMail[]> {
  const all = (await (await fetch(`${app.inboxUrl}/api/messages`)).json()) as ReceivedMail[];
  return all.filter(({ to }) => to.some((one) => one.address === address));
}

export type LedgerLine = { session: string; amount_captured: number; amount_refunded: number };

export async function paymentsFor(app: App, checkoutId: string): Promise<LedgerLine[]> {
  const answer = await fetch(`${app.paymentsUrl}/__control/ledger`);
  const ledger = (await answer.json()) as LedgerLine[];
  return ledger.filter(({ session, amount_captured }) => session === checkoutId && amount_captured);
}
