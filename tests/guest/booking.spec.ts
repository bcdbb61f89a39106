import { sampleOwner } from "../../sandbox/prepare-database.ts";
import {
  type App,
  expect,
  fillCard,
  mailsTo,
  openPayment,
  paymentsFor,
  stayAhead,
  submitButton,
  test,
} from "../support/browser/app.ts";

type BookingRow = { code: string; state: string; checkout_id: string; total: number };

function bookingsOf(app: App, email: string): Promise<BookingRow[]> {
  return app.query(
    `select code, booking.state, checkout_id, total
     from booking join booking_account on booking_account.booking_id = booking.id
       join payment_session as session on session.booking_id = booking.id
     where guest_email = $1`,
    [email],
  );
}

async function expectOneOfEach(app: App, email: string): Promise<BookingRow> {
  await expect.poll(() => bookingsOf(app, email)).toHaveLength(1);
  const [booking] = await bookingsOf(app, email);
  if (!booking) throw new Error("no booking");
  expect(booking.state).toBe("confirmed");
  await expect.poll(() => mailsTo(app, email)).toHaveLength(1);
  expect(await paymentsFor(app, booking.checkout_id)).toMatchObject([
    { amount_captured: booking.total, amount_refunded: 0 },
  ]);
  return booking;
}

test("S1.02 a guest pays on a phone, after one declined card, and the owner sees the booking", async ({
  page,
  app,
}) => {
  const email = "ana.lima@exemplo.example";
  const frame = await openPayment(page, app, "Quarto Mar", stayAhead(120, 3));

  await fillCard(frame, "4000 0000 0000 0002", email);
  await submitButton(frame).click();
  await expect(frame.getByRole("alert")).toContainText("recusou o cartão");
  await fillCard(frame, "4242 4242 4242 4242", email);
  await submitButton(frame).click();

  await page.waitForURL(/\/success\?session_id=cs_/);
  await expect(page.getByRole("heading", { name: "Reserva feita com sucesso!" })).toBeVisible();
  await expect(page.getByText("Ana Lima")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const booking = await expectOneOfEach(app, email);
  await expect(page.getByText(booking.code)).toBeVisible();

  await page.goto(app.siteUrl);
  await page.getByRole("link", { name: "Página administrativa" }).click();
  await page.getByLabel("E-mail").fill(sampleOwner.email);
  await page.getByLabel("Senha", { exact: true }).fill(sampleOwner.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  const tabs = page.getByRole("navigation", { name: "Painel" }).last();
  await tabs.getByRole("link", { name: /^Reservas/ }).click();
  await page.getByRole("searchbox").fill(booking.code);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("row").nth(1)).toContainText("Ana Lima");
  await page.getByRole("link", { name: "Ana Lima" }).click();
  await expect(page.getByText("Pago no site")).toBeVisible();
});

test("a guest whose browser is gone at the moment of payment still has one booking and one mail", async ({
  playwright,
  launchOptions,
  contextOptions,
  app,
}) => {
  const email = "rui.sales@exemplo.example";
  // A separate browser, because closing a tab during a redirect waits for it.
  const browser = await playwright.chromium.launch(launchOptions);
  const page = await browser.newPage(contextOptions);
  const frame = await openPayment(page, app, "Quarto Farol", stayAhead(130, 2));
  await fillCard(frame, "4242 4242 4242 4242", email);
  const paid = page.waitForResponse((answer) => answer.url().endsWith("/__pay/card"));
  await submitButton(frame).click();
  await paid;
  await browser.close();

  await expectOneOfEach(app, email);
});
