import type { Page } from "@playwright/test";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { fillBooking } from "./new-booking-form.ts";
import { signIn } from "./sign-in.ts";

test.use({ viewport: { width: 390, height: 844 }, tolerated: /ERR_|Failed to (load|fetch)/ });

/** The server handles the first form, but its answer is lost. */
async function loseOneAnswer(page: Page, of: string): Promise<void> {
  let isLost = false;
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      const request = route.request();
      const isMeant = request.method() === "POST" && request.postData()?.includes(`intent=${of}`);
      if (isLost || !isMeant) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort("connectionreset");
    },
  );
}

const unheard = "A casa não respondeu";

async function bookings(app: App, guest: string): Promise<{ id: string }[]> {
  return app.query<{ id: string }>("select id from booking where guest_name = $1", [guest]);
}

async function fillIn(page: Page, app: App, guest: string, ahead: number): Promise<void> {
  await signIn(page, app, "/admin/reservas/nova");
  const stay = stayAhead(ahead, 2);
  await fillBooking(page, { stay, room: "Quarto Coqueiro", name: guest });
}

const take = (page: Page) => page.getByRole("button", { name: "Reservar" }).click();

async function pay(page: Page, amount: string): Promise<void> {
  const field = page.getByLabel("Valor", { exact: true }).first();
  if (!(await field.isVisible())) await page.getByText("Receber outro valor").click();
  await field.fill(amount);
  await page.getByRole("button", { name: "Anotar", exact: true }).click();
}

test("an owner whose first answer was lost presses again: one booking, one payment", async ({
  page,
  app,
}) => {
  await fillIn(page, app, "Zilda Braz", 560);
  await loseOneAnswer(page, "take");
  await take(page);
  await expect(page.getByRole("alert")).toContainText(unheard);
  expect(await bookings(app, "Zilda Braz")).toHaveLength(1);
  await take(page);
  await expect(page.getByRole("heading", { name: "Zilda Braz" })).toBeVisible();
  const [booking, ...others] = await bookings(app, "Zilda Braz");
  expect(others).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`${booking?.id}$`));

  await loseOneAnswer(page, "notePayment");
  await pay(page, "50");
  await expect(page.getByRole("alert")).toContainText(unheard);
  await page.getByRole("button", { name: "Anotar", exact: true }).click();
  await expect(page.getByText("Recebido: ")).toHaveCount(1);
  const paid = "select amount from payment where booking_id = $1 and means <> 'online'";
  expect(await app.query(paid, [booking?.id])).toEqual([{ amount: 50_00 }]);

  // The same fields again are a second payment.
  await pay(page, "50");
  await expect(page.getByText("Recebido: ")).toHaveCount(2);
});

test("a form changed after its answer was lost is not taken for the first, and says what to do", async ({
  page,
  app,
}) => {
  await fillIn(page, app, "Otto Lins", 570);
  await take(page);
  await expect(page.getByRole("heading", { name: "Otto Lins" })).toBeVisible();
  await loseOneAnswer(page, "notePayment");
  await pay(page, "10");
  await expect(page.getByRole("alert")).toContainText(unheard);
  await pay(page, "20");
  await expect(page.getByRole("alert")).toContainText("já foi enviado com outros dados");
  await page.getByRole("button", { name: "Recarregar" }).click();
  await expect(page.getByText("Recebido: ")).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await pay(page, "20");
  await expect(page.getByText("Recebido: ")).toHaveCount(2);
});
