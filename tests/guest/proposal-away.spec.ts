import type { Page } from "@playwright/test";
import pg from "pg";
import { payProposalUrl, proposalUrl } from "../../src/contract/page-urls.ts";
import { guestPix } from "../../src/web/content/pt-BR/guest-pix.ts";
import { pay } from "../../src/web/content/pt-BR/pay.ts";
import { toPay } from "../../src/web/content/pt-BR/to-pay.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { proposedIn } from "../support/browser/proposals.ts";
import { newPayer } from "../support/hand-pix.ts";

test.use({
  tolerated: /status of 50[03]|ERR_/,
  // The mail server of this house does not answer.
  settings: { SMTP_URL: "smtp://127.0.0.1:9" },
});

/** PostgreSQL ends every connection and takes no new one. */
async function withoutDatabase(app: App, work: () => Promise<void>): Promise<void> {
  const url = new URL(app.databaseUrl);
  const database = url.pathname.slice(1);
  url.pathname = "/postgres";
  const server = new pg.Client({ connectionString: url.href });
  await server.connect();
  try {
    await server.query(`alter database ${database} allow_connections false`);
    await server.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
      [database],
    );
    await work();
  } finally {
    await server.query(`alter database ${database} allow_connections true`);
    await server.end();
  }
}

async function fillIn(page: Page) {
  const who = newPayer();
  await page.getByLabel(pay.name).fill(who.name);
  await page.getByLabel(pay.email).fill(who.email);
  await page.getByLabel(pay.phone).fill(who.phone);
  return who;
}

const makePix = (page: Page) => page.getByRole("button", { name: /^Gerar Pix/ }).click();

function paymentsOf(app: App, code: string) {
  return app.query<{ state: string; amount: number | null; sent: boolean }>(
    `select booking.state, hand_pix.amount, mail.sent_at is not null as sent
     from proposal join booking on proposal_id = proposal.id
     left join hand_pix on hand_pix.booking_id = booking.id
     left join mail on mail.booking_id = booking.id and mail.kind = 'pix-open'
     where proposal.code = $1`,
    [code],
  );
}

test("without the database a proposal says so, and opens again afterwards", async ({
  page,
  app,
}) => {
  const { code } = await proposedIn(app);
  await openAwake(page, app.siteUrl + proposalUrl(code));
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await withoutDatabase(app, async () => {
    const answer = await page.reload();
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("main")).toContainText("Espere um instante e tente de novo.");
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
});

test("without the database what was typed stays, and is paid once", async ({ page, app }) => {
  const { code, total } = await proposedIn(app, { deposit: null });
  await openAwake(page, app.siteUrl + payProposalUrl(code));
  const { email } = await fillIn(page);
  await withoutDatabase(app, async () => {
    await makePix(page);
    await expect(page.getByRole("alert")).toContainText(pay.refused.unheard);
    await expect(page.getByLabel(pay.email)).toHaveValue(email);
  });
  expect(await paymentsOf(app, code)).toEqual([]);
  await makePix(page);
  await page.waitForURL(/\/reserva\/[\w-]+\/pix$/);
  expect(await paymentsOf(app, code)).toMatchObject([{ state: "held", amount: total }]);
});

test("without mail the code of a Pix is on the page, and the mail waits", async ({ page, app }) => {
  const { code, total } = await proposedIn(app, { deposit: null });
  await openAwake(page, app.siteUrl + payProposalUrl(code));
  await fillIn(page);
  await makePix(page);
  await page.waitForURL(/\/reserva\/[\w-]+\/pix$/);
  await expect(page.getByLabel(toPay.code)).toHaveValue(/br\.gov\.bcb\.pix/);
  await page.getByRole("button", { name: guestPix.tell }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(guestPix.told.heading);
  expect(await paymentsOf(app, code)).toEqual([{ state: "held", amount: total, sent: false }]);
});

test("without the provider a card says so, and the next try opens one session", async ({
  page,
  app,
}) => {
  const { code } = await proposedIn(app, { deposit: null });
  const faults = `${app.paymentsUrl}/__control/faults`;
  const fault = { path: "/v1/checkout/sessions", method: "POST", mode: "error_before", times: 50 };
  await fetch(faults, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
  });
  await openAwake(page, `${app.siteUrl}${payProposalUrl(code)}?meio=cartao`);
  await expect(page.getByRole("alert")).toContainText(pay.refused["payment-unavailable"]);
  await expect(page.getByRole("link", { name: pay.byPix })).toBeVisible();
  await fetch(faults, { method: "DELETE" });
  await page.getByRole("button", { name: pay.retry }).click();
  const frame = page.frameLocator('iframe[name="embedded-checkout"]');
  await expect(frame.getByTestId("product-summary")).toBeVisible();
  expect(await paymentsOf(app, code)).toEqual([{ state: "held", amount: null, sent: false }]);
});
