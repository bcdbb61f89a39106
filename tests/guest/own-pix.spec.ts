import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { guestPixReceiptUrl } from "../../src/contract/page-urls.ts";
import { readBookingCode } from "../../src/domain/booking.ts";
import { readBrCode } from "../../src/domain/testing/read-br-code.ts";
import { english } from "../../src/web/content/en-US/index.ts";
import { guest } from "../../src/web/content/pt-BR/guest.ts";
import { guestPix } from "../../src/web/content/pt-BR/guest-pix.ts";
import { toPay } from "../../src/web/content/pt-BR/to-pay.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { linkOf } from "../support/browser/checkouts.ts";
import { byDeposit } from "./own-booking-states.ts";
import { reach } from "./own-booking-steps.ts";
import {
  balanceByPix,
  bring,
  heldInFarol,
  letPayByPix,
  linkTo,
  openPixPage,
} from "./own-pix-states.ts";

const PICTURE = readFileSync("sample/photos/fachada.jpg");

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const codeIn = (page: Page) => new URL(page.url()).pathname.split("/").at(-2) ?? "";

/** Simulates the return from the bank's app. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** What a camera reads from the QR code. */
async function scanned(qr: Locator): Promise<string> {
  const picture = sharp(await qr.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

async function stateOf(app: App, code: string) {
  const [pix] = await app.query<{ state: string; receipts: number; booking_id: string }>(
    `select hand_pix.state, hand_pix.booking_id, count(hand_pix_receipt)::int as receipts
     from hand_pix join booking on booking.id = booking_id
       left join hand_pix_receipt on pix_id = hand_pix.id
     where code = $1 group by hand_pix.id`,
    [code],
  );
  return pix;
}

test.beforeEach(({ app }) => letPayByPix(app));

for (const { device, viewport, language, text } of [
  {
    device: "phone",
    viewport: { width: 390, height: 844 },
    language: "pt-BR" as const,
    text: { guest, guestPix, toPay },
  },
  {
    device: "desktop",
    viewport: { width: 1366, height: 768 },
    language: "en-US" as const,
    text: english,
  },
]) {
  test.describe(`on a ${device}, in ${language}`, () => {
    test.use({ viewport, permissions: ["clipboard-read", "clipboard-write"] });

    test("a guest pays the balance by Pix, and the page says so once the house does", async ({
      page,
      app,
    }) => {
      const words = text.guestPix;
      const checkout = await byDeposit(app);
      await openAwake(page, await linkOf(app, checkout, language));
      await page.getByRole("button", { name: text.guest.pix.open }).click();
      await expect(heading(page)).toHaveText(words.heading);
      const code = codeIn(page);

      const copy = page.getByRole("button", { name: text.toPay.copy, exact: true });
      await reach(page, copy);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: text.toPay.copied })).toContainText(
        "Maré Mansa Hospedagem Ltda.",
      );
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await expect(page.getByLabel(text.toPay.code)).toHaveValue(copied);
      const asked = readBrCode(copied);
      expect(readBookingCode(asked.txid)).toBe(code);
      expect(Number(asked.amount)).toBe(checkout.total / 2);

      await page.getByRole("button", { name: words.tell }).click();
      await expect(heading(page)).toHaveText(words.told.heading);
      await expect(heading(page)).toBeFocused();
      const pix = await stateOf(app, code);
      expect(pix).toMatchObject({ state: "told" });
      await bring(app, pix?.booking_id ?? "", "received");
      await comeBack(page);
      await expect(heading(page)).toHaveText(words.received.heading.balance);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, tolerated: /status of 503/ });
  test("the code to copy stands above the one to scan, which says the same", async ({
    page,
    app,
  }) => {
    await openPixPage({ page, app, language: "pt-BR" }, await heldInFarol(app));
    const qr = page.getByRole("img", { name: /^QR Code Pix de R\$/ });
    const copy = await page.getByRole("button", { name: toPay.copy }).boundingBox();
    expect(copy?.y).toBeLessThan((await qr.boundingBox())?.y ?? 0);
    expect(await scanned(qr)).toBe(await page.getByLabel(toPay.code).inputValue());
    await expect(page.getByText(/Chave: f3a1b2c4/)).toBeVisible();
    await expect(page.getByRole("timer")).toContainText("minutos");
  });

  test("a hold waits for the house, which does not find it, and then does", async ({
    page,
    app,
  }) => {
    const id = await heldInFarol(app);
    await openPixPage({ page, app, language: "pt-BR" }, id);
    await page.getByRole("button", { name: guestPix.tell }).click();
    await expect(heading(page)).toHaveText(guestPix.told.heading);
    await expect(
      page.getByText(/^A casa confere (até .+ estão guardadas|as noites de .+ até .+)\.$/),
    ).toBeVisible();
    await bring(app, id, "missing");
    await comeBack(page);
    await expect(heading(page)).toHaveText(guestPix.missing.heading);
    await expect(heading(page)).toBeFocused();
    await page.getByText(guestPix.missing.code).click();
    await expect(page.getByLabel(toPay.code)).toBeVisible();
    await page.getByRole("button", { name: guestPix.tellAgain }).click();
    await expect(heading(page)).toHaveText(guestPix.told.heading);
    await bring(app, id, "received");
    await comeBack(page);
    await expect(heading(page)).toHaveText(guestPix.received.heading.booking);
  });

  test("a receipt is sent with the notice", async ({ page, app }) => {
    const id = await balanceByPix(app);
    await openPixPage({ page, app, language: "pt-BR" }, id);
    const code = codeIn(page);
    const picker = page.getByLabel(guestPix.receipt.add);
    await picker.setInputFiles({
      name: "recibo.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4"),
    });
    await expect(page.getByRole("alert")).toContainText(guestPix.receipt.refused["not-a-picture"]);
    await picker.setInputFiles({ name: "print.jpg", mimeType: "image/jpeg", buffer: PICTURE });
    await expect(page.getByText("print.jpg")).toBeVisible();
    await page.getByRole("button", { name: guestPix.tell }).click();
    await expect(page.getByText(/com comprovante$/)).toBeVisible();
    await expect(page.getByText(guestPix.receipt.sent)).toBeVisible();
    expect(await stateOf(app, code)).toMatchObject({ state: "told", receipts: 1 });
  });

  test.describe("if the picture does not arrive", () => {
    test.use({ tolerated: /ERR_FAILED|Failed to load/ });

    test("the notice stands, the page says so, and it can be sent again", async ({ page, app }) => {
      const id = await balanceByPix(app);
      await openPixPage({ page, app, language: "pt-BR" }, id);
      const code = codeIn(page);
      const route = `**${guestPixReceiptUrl(code)}`;
      await page.route(route, (asked) => asked.abort());
      const file = { name: "print.jpg", mimeType: "image/jpeg", buffer: PICTURE };
      await page.getByLabel(guestPix.receipt.add).setInputFiles(file);
      await page.getByRole("button", { name: guestPix.tell }).click();
      await expect(heading(page)).toHaveText(guestPix.told.heading);
      await expect(page.getByRole("alert")).toContainText(guestPix.receipt.notSent);
      expect(await stateOf(app, code)).toMatchObject({ state: "told", receipts: 0 });
      await page.unroute(route);
      await page.getByRole("button", { name: guestPix.receipt.send }).click();
      await expect(page.getByText(/com comprovante$/)).toBeVisible();
      expect(await stateOf(app, code)).toMatchObject({ state: "told", receipts: 1 });
    });
  });

  test("what is over can still be told", async ({ page, app }) => {
    const id = await heldInFarol(app);
    await bring(app, id, "ended");
    await openPixPage({ page, app, language: "pt-BR" }, id);
    await page.getByRole("button", { name: guestPix.tell }).click();
    await expect(page.getByText(guestPix.ended.told.booking)).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });

  test("a lost connection leaves the page and its code alone", async ({ page, app, context }) => {
    await openPixPage({ page, app, language: "pt-BR" }, await heldInFarol(app));
    await page.route("**/ready", (asked) => asked.fulfill({ status: 503, body: "" }));
    let looks = 0;
    context.on("request", (asked) => {
      if (asked.url().includes(".data")) looks += 1;
    });
    const probe = page.waitForResponse("**/ready");
    await comeBack(page);
    await probe;
    await expect(page.getByLabel(toPay.code)).toBeVisible();
    expect(looks).toBe(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the code can be selected, and the house can be told", async ({ page, app }) => {
    const id = await heldInFarol(app);
    await page.goto(await linkTo(app, id, "pt-BR"));
    await page.goto(`${page.url()}/pix`);
    await expect(page.getByRole("button", { name: toPay.copy })).toBeHidden();
    await expect(page.getByText(guestPix.receipt.add)).toBeHidden();
    expect(readBrCode(await page.getByLabel(toPay.code).inputValue()).key).toContain("f3a1");
    await page.getByRole("button", { name: guestPix.tell }).click();
    await expect(heading(page)).toHaveText(guestPix.told.heading);
  });
});
