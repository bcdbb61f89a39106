import type { Locator, Page } from "@playwright/test";
import { addDays } from "../../src/domain/day.ts";
import {
  expect,
  openPayment,
  stayAhead,
  submitButton,
  TODAY,
  test,
  typed,
  typePayment,
} from "../support/browser/app.ts";

const MOST_TAPS = 12;
const frameOf = (page: Page) => page.frameLocator('iframe[name="embedded-checkout"]');
const confirmation = (page: Page) =>
  page.getByRole("heading", { name: "Reserva feita com sucesso!" });

test("a guest books on a phone in at most twelve taps, typing aside", async ({ page, app }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };
  const checkIn = addDays(TODAY, 2);
  await page.goto(app.siteUrl);
  await tap(page.getByRole("link", { name: "Quarto Farol" }));
  await tap(page.getByRole("button", { name: "Escolher datas" }));
  await tap(page.locator(`[data-day="${checkIn}"]`));
  await tap(page.locator(`[data-day="${addDays(checkIn, 2)}"]`));
  await tap(page.getByRole("button", { name: "Confirmar datas" }));
  await tap(page.getByRole("button", { name: "Book Now" }).first());
  await tap(frameOf(page).locator("input[name=email]"));
  await typePayment(page, "doze.toques@exemplo.example");
  await tap(submitButton(frameOf(page)));
  await expect(confirmation(page)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});

test("a whole booking by keyboard alone", async ({ page, app }) => {
  const stay = stayAhead(320, 2);
  await page.goto(app.siteUrl);
  await reach(page, page.getByRole("link", { name: "Quarto Coqueiro" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Quarto Coqueiro" })).toBeVisible();
  await reach(page, page.getByRole("textbox", { name: "Check-in" }));
  await page.keyboard.type(typed(stay.checkIn));
  await reach(page, page.getByRole("textbox", { name: "Check-out" }));
  await page.keyboard.type(typed(stay.checkOut));
  await reach(page, page.locator("form").getByRole("button", { name: "Book Now" }));
  await page.keyboard.press("Enter");
  const email = frameOf(page).locator("input[name=email]");
  await expect(email).toBeVisible();
  await reach(page, email);
  await typePayment(page, "teclado@exemplo.example");
  await reach(page, submitButton(frameOf(page)));
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toBeVisible();
});

/** Presses Tab until the target has the focus, with a limit. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard does not lead there");
}

test.describe("at 400 % zoom on a desk", () => {
  // 1280 by 1024 pixels at 400 % zoom.
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  test("a whole booking can be made", async ({ page, app }) => {
    const frame = await openPayment(page, app, "Quarto Jangada", stayAhead(330, 2));
    await frame.locator("input[name=email]").focus();
    await typePayment(page, "zoom@exemplo.example");
    await submitButton(frame).click();
    await expect(confirmation(page)).toBeVisible();
  });
});

test("nobody else is asked for anything before the map is near or 'Book Now' is pressed", async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(app.siteUrl, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Quarto Mar" }).click();
  await page.getByRole("textbox", { name: "Check-in" }).fill(typed(stayAhead(340, 1).checkIn));
  await page.waitForLoadState("networkidle");
  const { origin } = new URL(app.siteUrl);
  const own = asked.filter((url) => new URL(url).origin === origin);
  expect(own.length).toBeGreaterThan(5);
  expect(asked.filter((url) => !own.includes(url) && !url.startsWith("data:"))).toEqual([]);
  expect(asked.filter((url) => /maps/.test(url))).toEqual([]);
});
