import type { Page } from "@playwright/test";
import { CONNECTED_ACCOUNT, PLATFORM_SECRET_KEY } from "../../../sandbox/stripe/credentials.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { expect, openPayment, stayAhead, test, typed } from "../../support/browser/app.ts";
import { blockNights } from "../../support/browser/block-nights.ts";
import { failedAnswers, fields, openListing, typeStay, watchSessions } from "./listing-page.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Pagamento da reserva" });
const frames = (page: Page) => page.locator('iframe[name="embedded-checkout"]');
const close = (page: Page) =>
  dialog(page).getByRole("button", { name: "Fechar pagamento e voltar ao quarto" });

async function reservedDays(siteUrl: string, id: string): Promise<string[]> {
  return (await fetch(`${siteUrl}/quartos/listarDiasReservadosPorQuarto/${id}`)).json();
}

test("S2.78 S2.80 S7.08 S7.09 S7.10 'Book Now' opens the checkout of the session it asked for", async ({
  page,
  app,
}) => {
  const stay = stayAhead(180, 2);
  const asked = page.waitForResponse("**/payment/create-checkout-session");
  const frame = await openPayment(page, app, "Quarto Coqueiro", stay);
  const answer = await asked;
  expect(answer.request().method()).toBe("POST");
  expect(answer.request().headers()["content-type"]).toContain("application/json");
  expect(answer.request().postDataJSON()).toMatchObject({
    startDate: stay.checkIn,
    endDate: stay.checkOut,
    quartoId: "coqueiro",
  });
  const { client_secret, checkoutId } = await answer.json();
  await expect(frame.locator("#payment")).toHaveAttribute("data-client-secret", client_secret);
  await expect(dialog(page)).toBeVisible();

  const session = (account: Record<string, string>) =>
    fetch(`${app.paymentsUrl}/v1/checkout/sessions/${checkoutId}`, {
      headers: { authorization: `Bearer ${PLATFORM_SECRET_KEY}`, ...account },
    });
  expect((await session({ "stripe-account": CONNECTED_ACCOUNT })).status).toBe(200);
  expect((await session({})).status).toBe(404);
  await close(page).click();
});

test("S2.79 R22.04 closing the payment frees the nights and keeps room and dates", async ({
  page,
  app,
}) => {
  const stay = stayAhead(184, 2);
  await openPayment(page, app, "Quarto Coqueiro", stay);
  expect(await reservedDays(app.siteUrl, "coqueiro")).toContain(stay.checkIn);
  const anew = page.waitForResponse("**/quartos/listarDiasReservadosPorQuarto/coqueiro");
  await close(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await anew;
  await expect(page).toHaveURL(/\/quarto\?id=coqueiro/);
  await expect(fields(page).checkIn).toHaveValue(typed(stay.checkIn));
  await expect(fields(page).checkOut).toHaveValue(typed(stay.checkOut));
  await expect(fields(page).bookNow).toBeFocused();
  expect(await reservedDays(app.siteUrl, "coqueiro")).not.toContain(stay.checkIn);
  const sessions = await app.query<{ checkout_id: string; state: string }>(
    `select checkout_id, booking.state from booking join payment_session on booking_id = booking.id
     where listing_id = 'coqueiro' and check_in = $1`,
    [stay.checkIn],
  );
  expect(sessions).toMatchObject([{ state: "expired" }]);
  const all = await (await fetch(`${app.paymentsUrl}/__control/sessions`)).json();
  const ended = all.find(({ id }: { id: string }) => id === sessions[0]?.checkout_id);
  expect(ended.status).toBe("expired");
});

test("opened, closed and opened again in any rhythm there is one live checkout", async ({
  page,
  app,
}) => {
  const stay = stayAhead(188, 2);
  await openPayment(page, app, "Quarto Coqueiro", stay);
  for (const pause of [0, 30, 150, 0]) {
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await fields(page).bookNow.click();
    await expect(dialog(page)).toBeVisible();
    await page.waitForTimeout(pause);
  }
  await expect(frames(page)).toHaveCount(1);
  const frame = page.frameLocator('iframe[name="embedded-checkout"]');
  await expect(frame.getByTestId("product-summary")).toBeVisible();
  await expect(frame.locator("#payment")).toBeVisible();
  const held = await app.query(
    "select 1 from booking where listing_id = 'coqueiro' and check_in = $1 and state = 'held'",
    [stay.checkIn],
  );
  expect(held).toHaveLength(1);
  await close(page).click();
  await expect.poll(() => reservedDays(app.siteUrl, "coqueiro")).not.toContain(stay.checkIn);
});

test("R22.01 after a reload the same stay gives back the same open session, with its minutes", async ({
  page,
  app,
}) => {
  const stay = stayAhead(192, 2);
  const first = page.waitForResponse("**/payment/create-checkout-session");
  await openPayment(page, app, "Quarto Coqueiro", stay);
  const before = await (await first).json();
  await page.reload();
  await typeStay(page, stay);
  await expect(fields(page).reservedMessage).toHaveCount(0);
  await expect(fields(page).bookNow).toBeEnabled();
  const second = page.waitForResponse("**/payment/create-checkout-session");
  await fields(page).bookNow.click();
  expect(await (await second).json()).toMatchObject({
    checkoutId: before.checkoutId,
    client_secret: before.client_secret,
    expiresAt: before.expiresAt,
  });
  await expect(dialog(page).getByRole("timer")).toHaveText(
    /^Suas noites estão seguras por 3[45] minutos\.$/,
  );
  await close(page).click();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe("when the time to pay is over", () => {
  // The page asks for the session's outcome and learns that it was not paid.
  test.use({ tolerated: failedAnswers });

  test("the page says so itself, and opens anew", async ({ page, app }) => {
    await page.clock.install({ time: app.now() });
    const stay = stayAhead(196, 2);
    await openPayment(page, app, "Quarto Coqueiro", stay);
    await page.clock.fastForward("36:00");
    await expect(dialog(page).getByRole("alert")).toContainText("expirou");
    await expect(frames(page)).toHaveCount(0);
    await page.clock.setSystemTime(app.now());
    await dialog(page).getByRole("button", { name: "Abrir de novo" }).click();
    await expect(frames(page)).toHaveCount(1);
    await close(page).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe("when the payment does not open", () => {
  test.use({ tolerated: failedAnswers });

  async function withoutStandIn(page: Page, script: "aborted" | "empty") {
    await page.route("**/__pay/stripe.js", (route) => route.abort());
    await page.route("https://js.stripe.com/**", (route) =>
      script === "aborted"
        ? route.abort()
        : route.fulfill({ contentType: "text/javascript", body: "" }),
    );
  }

  for (const [title, script, text] of [
    [
      "S7.16 S8.13 R1.06 R22.05 a script that cannot be loaded: its text, a retry, and no night held",
      "aborted",
      "Failed to load Stripe.js",
    ],
    [
      "S8.14 R1.07 R22.05 a script without its object: its text, a retry, and no night held",
      "empty",
      "Stripe.js not available",
    ],
  ] as const) {
    test(title, async ({ page, app }) => {
      const stay = stayAhead(204, 2);
      await withoutStandIn(page, script);
      const sessions = watchSessions(page);
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("stripe")) scripts.push(request.url());
      });
      await openListing(page, app, "coqueiro");
      expect(scripts.filter((url) => url.startsWith("https:"))).toEqual([]);
      await typeStay(page, stay);
      await fields(page).bookNow.click();
      const message = dialog(page).getByText(text, { exact: true });
      await expect(message).toBeVisible();
      await expect(message).toHaveAttribute("lang", "en");
      await expect(dialog(page)).toContainText("O pagamento não abriu. Nada foi cobrado");
      expect(scripts.some((url) => /^https:\/\/js\.stripe\.com\/.*stripe\.js/.test(url))).toBe(
        true,
      );
      expect(sessions.count).toBe(0);
      expect(await reservedDays(app.siteUrl, "coqueiro")).not.toContain(stay.checkIn);

      const standIn = await (await fetch(`${app.siteUrl}/__pay/stripe.js`)).text();
      await page.unroute("https://js.stripe.com/**");
      await page.route("https://js.stripe.com/**", (route) =>
        route.fulfill({ contentType: "text/javascript", body: standIn }),
      );
      await dialog(page).getByRole("button", { name: "Tentar de novo" }).click();
      await expect(frames(page)).toHaveCount(1);
      await close(page).click();
      await expect.poll(() => reservedDays(app.siteUrl, "coqueiro")).not.toContain(stay.checkIn);
    });
  }

  test("S8.10 a failing session call is said in words; the room and its dates stay", async ({
    page,
    app,
  }) => {
    const stay: Stay = stayAhead(212, 2);
    await page.route("**/payment/create-checkout-session", (route) =>
      route.fulfill({ status: 503, json: { code: "payment-unavailable" } }),
    );
    await openListing(page, app, "coqueiro");
    await typeStay(page, stay);
    await fields(page).bookNow.click();
    await expect(dialog(page).getByRole("alert")).toContainText("Nada foi cobrado");
    await page.unrouteAll();
    await dialog(page).getByRole("button", { name: "Tentar de novo" }).click();
    await expect(frames(page)).toHaveCount(1);
    await close(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quarto Coqueiro");
    await expect(fields(page).checkIn).toHaveValue(typed(stay.checkIn));
    await expect(fields(page).checkOut).toHaveValue(typed(stay.checkOut));
  });

  test("nights lost to somebody else at the last moment come with dates one press away", async ({
    page,
    app,
  }) => {
    const stay = stayAhead(220, 2);
    await openListing(page, app, "coqueiro");
    await typeStay(page, stay);
    await blockNights(app, "coqueiro", stay);
    await fields(page).bookNow.click();
    await expect(dialog(page).getByRole("alert")).toContainText("Alguém acaba de reservar");
    const offered = dialog(page).getByRole("listitem").getByRole("button");
    await expect(offered).toHaveCount(3);
    await offered.first().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(fields(page).checkIn).not.toHaveValue(typed(stay.checkIn));
    await expect(fields(page).bookNow).toBeEnabled();
    const [month, dayOfMonth, year] = (await fields(page).checkIn.inputValue()).split("/");
    await expect(page).toHaveURL(new RegExp(`startDate=${year}-${month}-${dayOfMonth}&`));
  });
});
