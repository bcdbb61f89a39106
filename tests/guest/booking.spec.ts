import { sampleOwner } from "../../sandbox/prepare-database.ts";
import {
  expect,
  fillCard,
  type House,
  mailsTo,
  openPayment,
  paymentsFor,
  stayAhead,
  submitButton,
  test,
} from "../support/browser/house.ts";

type BookingRow = { code: string; state: string; checkout_id: string; total: number };

function bookingsOf(house: House, email: string): Promise<BookingRow[]> {
  return house.query("select * from booking where guest_email = $1", [email]);
}

async function expectOneOfEach(house: House, email: string): Promise<BookingRow> {
  await expect.poll(() => bookingsOf(house, email)).toHaveLength(1);
  const [booking] = await bookingsOf(house, email);
  if (!booking) throw new Error("no booking");
  expect(booking.state).toBe("confirmed");
  await expect.poll(() => mailsTo(house, email)).toHaveLength(1);
  expect(await paymentsFor(house, booking.checkout_id)).toMatchObject([
    { amount_captured: booking.total, amount_refunded: 0 },
  ]);
  return booking;
}

test("S1.02 a guest pays on a phone, after one declined card, and the owner sees the booking", async ({
  page,
  house,
}) => {
  const email = "ana.lima@exemplo.example";
  const frame = await openPayment(page, house, "Quarto Mar", stayAhead(120, 3));

  await fillCard(frame, "4000 0000 0000 0002", email);
  await submitButton(frame).click();
  await expect(frame.getByRole("alert")).toContainText("recusou o cartão");
  await fillCard(frame, "4242 4242 4242 4242", email);
  await submitButton(frame).click();

  await page.waitForURL(/\/success\?session_id=cs_/);
  await expect(page.getByRole("heading", { name: "Reserva feita com sucesso!" })).toBeVisible();
  await expect(page.getByText("Ana Lima")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const booking = await expectOneOfEach(house, email);
  await expect(page.getByText(booking.code)).toBeVisible();

  await page.goto(house.siteUrl);
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
  house,
}) => {
  const email = "rui.sales@exemplo.example";
  // A separate browser, because closing a tab during a redirect waits for it.
  const browser = await playwright.chromium.launch(launchOptions);
  const page = await browser.newPage(contextOptions);
  const frame = await openPayment(page, house, "Quarto Farol", stayAhead(130, 2));
  await fillCard(frame, "4242 4242 4242 4242", email);
  const paid = page.waitForResponse((answer) => answer.url().endsWith("/__pay/card"));
  await submitButton(frame).click();
  await paid;
  await browser.close();

  await expectOneOfEach(house, email);
});
