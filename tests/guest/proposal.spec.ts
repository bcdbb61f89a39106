import type { Locator, Page } from "@playwright/test";
import { inLanguage, payProposalUrl, proposalUrl } from "../../src/contract/page-urls.ts";
import { english } from "../../src/web/content/en-US/index.ts";
import { guestPix } from "../../src/web/content/pt-BR/guest-pix.ts";
import { proposal as portuguese } from "../../src/web/content/pt-BR/proposal.ts";
import { type App, expect, submitButton, test, typePayment } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { proposedIn } from "../support/browser/proposals.ts";
import { newPayer } from "../support/hand-pix.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 768 };
const MOST_TAPS = 8;
const filled = (text: string, amount: string) => text.replace("{{amount}}", amount);

/** Counts what a finger does: every press, and every field that is entered. */
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

async function stateOf(app: App, code: string) {
  const [row] = await app.query<{ state: string; amount: number | null }>(
    `select booking.state, (select amount from hand_pix where booking_id = booking.id) as amount
     from proposal join booking on proposal_id = proposal.id where proposal.code = $1`,
    [code],
  );
  return row;
}

for (const [device, viewport, language] of [
  ["phone", phone, "pt-BR"],
  ["desktop", desktop, "en-US"],
] as const) {
  test.describe(`on a ${device} in ${language}`, () => {
    test.use({ viewport });
    const words = language === "pt-BR" ? portuguese : english.proposal;
    const pixWords = language === "pt-BR" ? guestPix : english.guestPix;

    test("from the link to a Pix that is told takes at most eight taps", async ({ page, app }) => {
      const { code, total } = await proposedIn(app);
      await openAwake(page, app.siteUrl + inLanguage(proposalUrl(code), language));
      const { tap, type, taps } = finger(page);
      await tap(page.getByRole("button", { name: words.pay.deposit.split(" {{")[0] ?? "" }).last());
      const { name, email, phone: number } = newPayer();
      await type(page.getByLabel(words.payPage.name), name);
      await type(page.getByLabel(words.payPage.email), email);
      await type(page.getByLabel(words.payPage.phone), number);
      await tap(page.getByRole("button", { name: /Pix/ }));
      await page.waitForURL(/\/reserva\/[\w-]+\/pix$/);
      await tap(page.getByRole("button", { name: pixWords.copy, exact: true }));
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
      await page.goBack();
      await page.waitForURL(/\/o\/\w+$/);
      await page.goForward();
      await page.waitForURL(/\/pagar/);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/4[.,]800/);
    });
  });
}

test("a keyboard alone makes a Pix", async ({ page, app }) => {
  const { code } = await proposedIn(app);
  await openAwake(page, app.siteUrl + proposalUrl(code));
  await page.getByRole("radio", { name: /^Pix/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/por Pix$/);
  await page.getByLabel(portuguese.payPage.name).focus();
  const { name, email, phone: number } = newPayer();
  for (const text of [name, email, number]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/reserva\/[\w-]+\/pix$/);
});

test.describe("what is refused", () => {
  test.use({ tolerated: /status of 4\d\d|ERR_INTERNET_DISCONNECTED/ });

  async function fillIn(page: Page, who = newPayer()) {
    await page.getByLabel(portuguese.payPage.name).fill(who.name);
    await page.getByLabel(portuguese.payPage.email).fill(who.email);
    await page.getByLabel(portuguese.payPage.phone).fill(who.phone);
    await page.getByRole("button", { name: /^Gerar Pix/ }).click();
    return who;
  }

  test("an amount that has changed is told, and what was typed stays", async ({ page, app }) => {
    const { code, id } = await proposedIn(app, { deposit: null, total: 300_000 });
    await openAwake(page, app.siteUrl + payProposalUrl(code));
    await app.query("update proposal set total = 310000 where id = $1", [id]);
    const { name } = await fillIn(page);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(filled(portuguese.refused["offer-differs"], "R$\u00a03.100"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/3\.100/);
    await expect(page.getByLabel(portuguese.payPage.name)).toHaveValue(name);
  });

  test("a proposal that ends while it is read says so on its own page", async ({ page, app }) => {
    const { code, id } = await proposedIn(app);
    await openAwake(page, app.siteUrl + payProposalUrl(code));
    await app.query("update proposal set withdrawn_at = now() where id = $1", [id]);
    await fillIn(page);
    await page.waitForURL(app.siteUrl + proposalUrl(code));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(portuguese.withdrawn.heading);
  });

  test("a second Pix of one guest is refused with a way on", async ({ page, app }) => {
    const first = await proposedIn(app);
    const second = await proposedIn(app);
    await openAwake(page, app.siteUrl + payProposalUrl(first.code));
    const who = await fillIn(page);
    await page.waitForURL(/\/pix$/);
    await openAwake(page, app.siteUrl + payProposalUrl(second.code));
    await fillIn(page, who);
    await expect(page.getByRole("alert")).toContainText(portuguese.refused["pix-open-elsewhere"]);
    await expect(page.getByRole("alert").getByRole("link")).toBeVisible();
  });

  test("a lost connection keeps what was typed", async ({ page, app }) => {
    const { code } = await proposedIn(app);
    await openAwake(page, app.siteUrl + payProposalUrl(code));
    await page.context().setOffline(true);
    const { email } = await fillIn(page);
    await expect(page.getByRole("alert")).toContainText(portuguese.refused.unheard);
    await expect(page.getByLabel(portuguese.payPage.email)).toHaveValue(email);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: /^Gerar Pix/ }).click();
    await page.waitForURL(/\/pix$/);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("a Pix is made all the same, and a wrong field keeps the others", async ({
      page,
      app,
    }) => {
      const { code, total } = await proposedIn(app);
      await page.goto(app.siteUrl + proposalUrl(code));
      await page.getByText(portuguese.pay.all, { exact: true }).click();
      await page
        .getByRole("form")
        .getByRole("button", { name: /^Pagar/ })
        .click();
      const who = newPayer();
      await fillIn(page, { ...who, phone: "123" });
      await expect(page.getByText(portuguese.wrong.phone)).toBeVisible();
      await expect(page.getByLabel(portuguese.payPage.name)).toHaveValue(who.name);
      await fillIn(page, who);
      await page.waitForURL(/\/pix$/);
      expect(await stateOf(app, code)).toEqual({ state: "held", amount: total });
    });
  });
});
