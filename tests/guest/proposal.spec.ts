import type { Locator, Page } from "@playwright/test";
import { inLanguage, payProposalUrl, proposalUrl } from "../../src/contract/page-urls.ts";
import { english } from "../../src/web/content/en-US/index.ts";
import { guestPix } from "../../src/web/content/pt-BR/guest-pix.ts";
import { pay } from "../../src/web/content/pt-BR/pay.ts";
import { proposal as portuguese } from "../../src/web/content/pt-BR/proposal.ts";
import { toPay } from "../../src/web/content/pt-BR/to-pay.ts";
import { expect, submitButton, test, typePayment } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { expire, openCard, proposedIn, stateOf } from "../support/browser/proposals.ts";
import { newPayer } from "../support/hand-pix.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 768 };
const MOST_TAPS = 8;

/** Counts touches: every press, and every field that is entered. */
function finger(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  return {
    tap,
    type: async (field: Locator, text: string) => {
      await tap(field);
      await page.keyboard.type(text);
    },
    taps: () => taps,
  };
}

for (const [device, viewport, language] of [
  ["phone", phone, "pt-BR"],
  ["desktop", desktop, "en-US"],
] as const) {
  test.describe(`on a ${device} in ${language}`, () => {
    test.use({ viewport });
    const words = language === "pt-BR" ? portuguese : english.proposal;
    const payWords = language === "pt-BR" ? pay : english.pay;
    const copyWords = language === "pt-BR" ? toPay : english.toPay;
    const pixWords = language === "pt-BR" ? guestPix : english.guestPix;

    test("from the link to a Pix that is told takes at most eight taps", async ({ page, app }) => {
      const { code, total } = await proposedIn(app);
      await openAwake(page, app.siteUrl + inLanguage(proposalUrl(code), language));
      const { tap, type, taps } = finger(page);
      await tap(page.getByRole("button", { name: words.pay.deposit.split(" {{")[0] ?? "" }).last());
      const { name, email, phone: number } = newPayer();
      await type(page.getByLabel(payWords.name), name);
      await type(page.getByLabel(payWords.email), email);
      await type(page.getByLabel(payWords.phone), number);
      await tap(page.getByRole("button", { name: /Pix/ }));
      await page.waitForURL(/\/reserva\/[\w-]+\/pix$/);
      await tap(page.getByRole("button", { name: copyWords.copy, exact: true }));
      await tap(page.getByRole("button", { name: pixWords.tell }));
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
      expect(await stateOf(app, code)).toEqual({ state: "held", amount: Math.floor(total / 2) });
    });

    test("from the link to a paid booking by card takes at most eight taps", async ({
      page,
      app,
    }) => {
      const { code } = await proposedIn(app);
      await openAwake(page, app.siteUrl + inLanguage(proposalUrl(code), language));
      const { tap, taps } = finger(page);
      await tap(page.getByText(words.pay.card));
      await tap(page.getByRole("button", { name: words.pay.deposit.split(" {{")[0] ?? "" }).last());
      const frame = page.frameLocator('iframe[name="embedded-checkout"]');
      await tap(frame.locator("input[name=email]"));
      await typePayment(page, newPayer().email);
      await tap(submitButton(frame));
      await page.waitForURL(/\/success\?/);
      expect(taps()).toBeLessThanOrEqual(MOST_TAPS);
      await expect.poll(async () => (await stateOf(app, code))?.state).toBe("confirmed");
      await page.goto(app.siteUrl + inLanguage(proposalUrl(code), language));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.paid.heading);
    });

    test("the chosen amount names every button", async ({ page, app }) => {
      const { code } = await proposedIn(app, { total: 480_000 });
      await openAwake(page, app.siteUrl + inLanguage(proposalUrl(code), language));
      const button = page.getByRole("form").getByRole("button");
      await expect(button).toHaveText(/2[.,]400/);
      await page.getByText(words.pay.all, { exact: true }).click();
      await expect(button).toHaveText(/4[.,]800/);
      await button.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/4[.,]800/);
      const heading = page.getByRole("heading", { level: 1 });
      // A press at the very moment of the previous one can be lost.
      await expect(async () => {
        if (page.url().includes(payProposalUrl(code))) await page.goBack();
        await expect(button).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expect(async () => {
        await page.goForward();
        await expect(heading).toHaveText(/4[.,]800/, { timeout: 2_000 });
      }).toPass();
      await page.reload();
      await expect(heading).toHaveText(/4[.,]800/);
    });
  });
}

test("a keyboard alone makes a Pix", async ({ page, app }) => {
  const { code } = await proposedIn(app);
  await openAwake(page, app.siteUrl + proposalUrl(code));
  await page.getByRole("radio", { name: /^Pix/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/por Pix$/);
  await page.getByLabel(pay.name).focus();
  const { name, email, phone: number } = newPayer();
  for (const text of [name, email, number]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/reserva\/[\w-]+\/pix$/);
});

test("the house hears that it was seen, from the page alone", async ({ page, app }) => {
  const { code, id } = await proposedIn(app);
  const seen = async () => {
    const [row] = await app.query<{ seen_at: Date | null }>(
      "select seen_at from proposal where id = $1",
      [id],
    );
    return row?.seen_at ?? null;
  };
  await fetch(app.siteUrl + proposalUrl(code));
  expect(await seen()).toBeNull();
  await openAwake(page, app.siteUrl + proposalUrl(code));
  await expect.poll(seen).not.toBeNull();
});

test("an expired one that somebody is paying for elsewhere does not say that it is sold", async ({
  page,
  app,
}) => {
  const late = await proposedIn(app);
  const other = await proposedIn(app, { stay: late.stay });
  await openCard(app, other);
  await expire(app, late);
  await openAwake(page, app.siteUrl + proposalUrl(late.code));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("O prazo passou, e o site já não vende essas noites.");
});

test("a second tab finds the payment that the first began", async ({ page, app }) => {
  const { code, id } = await proposedIn(app, { deposit: null });
  const sessions = () =>
    app.query(
      `select payment_session.id, payment_session.state
       from payment_session join booking on booking.id = booking_id where proposal_id = $1`,
      [id],
    );
  const frame = (tab: Page) =>
    tab.frameLocator('iframe[name="embedded-checkout"]').getByTestId("product-summary").waitFor();
  await openAwake(page, `${app.siteUrl}${payProposalUrl(code)}?meio=cartao`);
  await frame(page);
  const begun = await sessions();
  expect(begun).toEqual([{ id: expect.any(String), state: "open" }]);
  const second = await page.context().newPage();
  await openAwake(second, app.siteUrl + proposalUrl(code));
  await expect(second.getByRole("heading", { name: portuguese.paying.heading })).toBeVisible();
  await second.getByRole("link", { name: portuguese.paying.otherwise }).click();
  await expect(second.getByRole("radio", { name: /^Pix/ })).toBeVisible();
  await second.goBack();
  await second.getByRole("button", { name: /^Continuar/ }).click();
  await frame(second);
  expect(await sessions()).toEqual(begun);
});
