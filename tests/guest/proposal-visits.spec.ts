import type { Page } from "@playwright/test";
import { payProposalUrl, proposalUrl } from "../../src/contract/page-urls.ts";
import { proposal as portuguese } from "../../src/web/content/pt-BR/proposal.ts";
import { expect, test } from "../support/browser/app.ts";
import { noticeAwaking, openAwake } from "../support/browser/awake.ts";
import { expire, openCard, proposedIn } from "../support/browser/proposals.ts";

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
  await noticeAwaking(second);
  await openAwake(second, app.siteUrl + proposalUrl(code));
  await expect(second.getByRole("heading", { name: portuguese.paying.heading })).toBeVisible();
  await second.getByRole("link", { name: portuguese.paying.otherwise }).click();
  await expect(second.getByRole("radio", { name: /^Pix/ })).toBeVisible();
  await second.goBack();
  await second.getByRole("button", { name: /^Continuar/ }).click();
  await frame(second);
  expect(await sessions()).toEqual(begun);
});
