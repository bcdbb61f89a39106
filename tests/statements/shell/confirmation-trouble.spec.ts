import { formatMoney, fromReais } from "../../../src/domain/money.ts";
import { expect, test } from "../../support/browser/app.ts";
import {
  bookingIdOf,
  cancelledCheckout,
  expiredCheckout,
  lostCheckout,
  openCheckout,
  paidCheckout,
  processingCheckout,
  successUrl,
} from "../../support/browser/checkouts.ts";
import { spinner, watchPosts } from "./confirmation-page.ts";

test.use({ tolerated: /status of (402|404|409|410|503)|ERR_FAILED/ });

test("S8.09 R12.01 a failing post is repeated with growing pauses until one succeeds", async ({
  page,
  app,
}) => {
  const at: number[] = [];
  await watchPosts(page, async (route, turn) => {
    at.push(performance.now());
    if (turn === 1) await route.abort();
    else if (turn <= 3) await route.fulfill({ status: 503, json: { code: "unavailable" } });
    else await route.continue();
  });
  await page.goto(successUrl(app, await paidCheckout(app)));
  await expect.poll(() => at.length, { timeout: 15_000 }).toBe(3);
  await expect(spinner(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reserva feita com sucesso!" })).toBeVisible({
    timeout: 15_000,
  });
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  expect(pauses).toHaveLength(3);
  expect(pauses[1]).toBeGreaterThan((pauses[0] ?? 0) * 1.5);
  expect(pauses[2]).toBeGreaterThan((pauses[1] ?? 0) * 1.5);
});

test("S8.09 R12.02 R12.03 after ten seconds of silence the page says what is known", async ({
  page,
  app,
}) => {
  await page.clock.install({ time: app.now() });
  await watchPosts(page, (route) => route.fulfill({ status: 503 }));
  const asked = page.waitForRequest("**/reservas");
  await page.goto(successUrl(app, await paidCheckout(app)));
  await asked;
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(page.getByText("ainda não sabemos")).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(spinner(page)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("ainda não sabemos se o pagamento foi recebido");
  await expect(main).toContainText("a reserva se confirma sozinha e vai para o seu e-mail");
  await expect(main.getByRole("link", { name: "(73) 3555-0142" })).toHaveAttribute(
    "href",
    "tel:+557335550142",
  );
  await expect(main.getByRole("link", { name: "WhatsApp" })).toBeVisible();
});

test("R12.02 R12.03 a payment under way keeps the spinner and gives the booking code", async ({
  page,
  app,
}) => {
  const checkout = await processingCheckout(app);
  await page.goto(successUrl(app, checkout));
  const [booking] = await app.query<{ code: string }>("select code from booking where id = $1", [
    await bookingIdOf(app, checkout),
  ]);
  const main = page.getByRole("main");
  await expect(main).toContainText("O pagamento foi enviado e o banco ainda não confirmou");
  await expect(main).toContainText(`Código da reserva: ${booking?.code}`);
  await expect(main.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await expect(spinner(page)).toBeVisible();
});

const finals = [
  {
    title: "R12.04 R28.01 an unknown session",
    make: async () => null,
    heading: "Não encontramos esse pagamento",
    back: "Ver os quartos",
  },
  {
    title: "R12.05 an unpaid session",
    make: openCheckout,
    heading: "O pagamento não foi feito",
    back: "Voltar ao quarto",
  },
  {
    title: "R12.06 an expired session",
    make: expiredCheckout,
    heading: "O tempo para pagar acabou",
    back: "Voltar ao quarto",
  },
  {
    title: "a booking that was cancelled since",
    make: cancelledCheckout,
    heading: "Esta reserva foi cancelada",
    back: "Ver os quartos",
  },
  {
    title: "a payment whose nights were lost",
    make: lostCheckout,
    heading: "As noites já não estavam livres",
    back: "Ver os quartos",
  },
] as const;

for (const { title, make, heading, back } of finals) {
  test(`${title} ends without spinner, with a sentence and a way back`, async ({ page, app }) => {
    const checkout = await make(app);
    const unknown = `${app.siteUrl}/success?session_id=cs_test_ninguem`;
    await page.goto(checkout ? successUrl(app, checkout) : unknown);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(spinner(page)).toHaveCount(0);
    await expect(page.getByText("Reserva feita com sucesso!")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: back }).click();
    await expect(page).toHaveURL(back === "Ver os quartos" ? /\/#quartos$/ : /\/quarto\?id=/);
  });
}

test("the refund of lost nights is named with its amount and its day", async ({ page, app }) => {
  const checkout = await lostCheckout(app);
  await page.goto(successUrl(app, checkout));
  const day = new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Bahia" }).format(app.now());
  // Promised, accepted or done, depending on how far the job is.
  const amount = formatMoney(fromReais(checkout.total), "pt-BR");
  await expect(page.getByText(/por onde você pagou/)).toContainText(amount);
  await expect(async () => {
    await page.reload();
    await expect(
      page.getByText(`${amount} devolvidos em ${day}, por onde você pagou.`),
    ).toBeVisible();
  }).toPass();
});
