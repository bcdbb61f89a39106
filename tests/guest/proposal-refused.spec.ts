import type { Page } from "@playwright/test";
import { payProposalUrl, proposalUrl } from "../../src/contract/page-urls.ts";
import { pay } from "../../src/web/content/pt-BR/pay.ts";
import { proposal as portuguese } from "../../src/web/content/pt-BR/proposal.ts";
import { expect, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { proposedIn, stateOf } from "../support/browser/proposals.ts";
import { newPayer } from "../support/hand-pix.ts";

const filled = (text: string, amount: string) => text.replace("{{amount}}", amount);

test.describe("what is refused", () => {
  test.use({ tolerated: /status of 4\d\d|ERR_INTERNET_DISCONNECTED/ });

  async function fillIn(page: Page, who = newPayer()) {
    await page.getByLabel(pay.name).fill(who.name);
    await page.getByLabel(pay.email).fill(who.email);
    await page.getByLabel(pay.phone).fill(who.phone);
    await page.getByRole("button", { name: /^Gerar Pix/ }).click();
    return who;
  }

  test("an amount that has changed is told, and what was typed stays", async ({ page, app }) => {
    const { code, id } = await proposedIn(app, { deposit: null, total: 300_000 });
    await openAwake(page, app.siteUrl + payProposalUrl(code));
    await app.query("update proposal set total = 310000 where id = $1", [id]);
    const { name } = await fillIn(page);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(filled(pay.refused["offer-differs"], "R$\u00a03.100"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/3\.100/);
    await expect(page.getByLabel(pay.name)).toHaveValue(name);
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
    await expect(page.getByRole("alert")).toContainText(pay.refused["pix-open-elsewhere"]);
    await expect(page.getByRole("alert").getByRole("link")).toBeVisible();
  });

  test("a lost connection keeps what was typed", async ({ page, app }) => {
    const { code } = await proposedIn(app);
    await openAwake(page, app.siteUrl + payProposalUrl(code));
    await page.context().setOffline(true);
    const { email } = await fillIn(page);
    await expect(page.getByRole("alert")).toContainText(pay.refused.unheard);
    await expect(page.getByLabel(pay.email)).toHaveValue(email);
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
      await expect(page.getByText(pay.wrong.phone)).toBeVisible();
      await expect(page.getByLabel(pay.name)).toHaveValue(who.name);
      await fillIn(page, who);
      await page.waitForURL(/\/pix$/);
      expect(await stateOf(app, code)).toEqual({ state: "held", amount: total });
    });
  });
});
