import type { Day } from "../../../src/domain/day.ts";
import { expect, test } from "../../support/browser/app.ts";
import { guest, openCheckout, paidCheckout, successUrl } from "../../support/browser/checkouts.ts";
import { changeRecord, fact, spinner, watchPosts } from "./confirmation-page.ts";

const inPortuguese = (day: Day) => day.split("-").reverse().join("/");
const otherDates = "startDate=2030-01-01&endDate=2030-01-09";

test("S2.03 S2.82 S2.84 S2.85 S2.86 S2.87 the confirmation shows the record", async ({
  page,
  app,
}) => {
  await page.goto(successUrl(app, await paidCheckout(app)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reserva feita com sucesso!");
  await expect(page.getByRole("button", { name: "Voltar para Home" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Sucesso" })).toBeVisible();
  const text = "As informações da reserva serão enviadas para o seu email.";
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(fact(page, "Serviço")).toHaveText("Reserva");
});

test("S2.83 'Voltar para Home' goes to /", async ({ page, app }) => {
  await page.goto(successUrl(app, await paidCheckout(app)));
  await page.getByRole("button", { name: "Voltar para Home" }).click();
  await expect(page).toHaveURL(`${app.siteUrl}/`);
});

test("S2.81 S4.16 S9.11 a spinner of 40 shows until the record returns", async ({ page, app }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/reservas", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(successUrl(app, await paidCheckout(app)));
  await expect(spinner(page)).toBeVisible();
  expect(await spinner(page).boundingBox()).toMatchObject({ width: 40, height: 40 });
  await expect(page.getByText("Reserva feita com sucesso!")).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { name: "Reserva feita com sucesso!" })).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

test("S2.88 S2.89 the dates are the record's, also when the address says others", async ({
  page,
  app,
}) => {
  const checkout = await paidCheckout(app);
  const { id, stay } = checkout;
  await page.goto(`${app.siteUrl}/success?session_id=${id}&${otherDates}&quartoId=mar`);
  await expect(fact(page, "Check-in")).toContainText(inPortuguese(stay.checkIn));
  await expect(fact(page, "Check-out")).toContainText(inPortuguese(stay.checkOut));
  await expect(page.getByText("2030")).toHaveCount(0);
});

test("S2.90 S2.91 without dates in the record, those of the address are shown", async ({
  page,
  app,
}) => {
  await changeRecord(page, { dataEntrada: undefined, dataSaida: undefined });
  const { id } = await paidCheckout(app);
  await page.goto(`${app.siteUrl}/success?session_id=${id}&${otherDates}`);
  await expect(fact(page, "Check-in")).toContainText("01/01/2030");
  await expect(fact(page, "Check-out")).toContainText("09/01/2030");
});

test("S2.92 S2.93 name and e-mail are the record's, or 'Não especificado'", async ({
  page,
  app,
}) => {
  const url = successUrl(app, await paidCheckout(app));
  await page.goto(url);
  await expect(fact(page, "Nome")).toHaveText(guest.name);
  await expect(fact(page, "Email")).toHaveText(guest.email);
  for (const absent of [null, undefined, ""]) {
    await changeRecord(page, { nome: absent, email: absent });
    await page.goto(url);
    await expect(fact(page, "Nome")).toHaveText("Não especificado");
    await expect(fact(page, "Email")).toHaveText("Não especificado");
  }
});

test("S4.14 S7.11 S7.12 S7.13 S7.14 S7.15 the page posts what the address says, as JSON", async ({
  page,
  app,
}) => {
  const { id, stay, total, listingId } = await paidCheckout(app);
  const posted = await watchPosts(page);
  const answered = page.waitForResponse("**/reservas");
  await page.goto(successUrl(app, { id, stay, total, listingId }));
  const record = await (await answered).json();
  await expect(page.getByText(record.codigo)).toBeVisible();
  await expect(fact(page, "Nome")).toHaveText(record.nome);
  expect(posted).toEqual([
    {
      method: "POST",
      type: "application/json",
      body: {
        checkoutId: id,
        price: total,
        dataEntrada: stay.checkIn,
        dataSaida: stay.checkOut,
        quartoId: listingId,
      },
    },
  ]);
});

test("S4.15 without a session id nothing is posted, and the page says so", async ({
  page,
  app,
}) => {
  const posted = await watchPosts(page);
  await page.goto(`${app.siteUrl}/success?price=2670&${otherDates}&quartoId=mar`, {
    waitUntil: "networkidle",
  });
  await expect(page.getByRole("heading", { name: "Falta o pagamento" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Ver os quartos" })).toBeVisible();
  expect(posted).toEqual([]);
});

test("S2.04 R1.09 /success/{sessionId} shows the plain word and no other text", async ({
  page,
  app,
}) => {
  await page.goto(`${app.siteUrl}/success/cs_test_1`, { waitUntil: "networkidle" });
  expect((await page.locator("body").innerText()).trim()).toBe("Success");
  await expect(page.getByText("Success")).toHaveAttribute("lang", "en");
});

test("the booking can be put in a calendar, found on a map, copied and asked about", async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const checkout = await paidCheckout(app);
  await page.goto(successUrl(app, checkout));
  const main = page.getByRole("main");
  const href = (name: string) => main.getByRole("link", { name }).getAttribute("href");
  await expect(main.getByRole("link", { name: "Pôr no calendário" })).toBeVisible();
  expect(await href("Pôr no calendário")).toBe(`/reservas/${checkout.id}/calendario.ics`);
  expect(await href("Como chegar")).toContain("destination=-16.7,-39.11");
  const code = await main.getByText(/^MARE-\w{6}$/).innerText();
  const room = await main.getByRole("heading", { level: 2 }).innerText();
  expect(decodeURIComponent((await href("WhatsApp")) ?? "")).toContain(
    `minha reserva ${code}: ${room}, de ${Number(checkout.stay.checkIn.slice(8))} `,
  );

  await main.getByRole("button", { name: "Copiar código" }).click();
  await expect(main.getByRole("status")).toHaveText("Código copiado.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test("the page tells who comes, until when it can be cancelled and the phone, and prints on one sheet", async ({
  page,
  app,
}) => {
  const checkout = await paidCheckout(app);
  await page.goto(successUrl(app, checkout));
  const main = page.getByRole("main");
  await expect(main).toContainText("2 adultos");
  await expect(main).toContainText(/Cancelamento grátis até \d+ de \S+, \d+h/);
  await expect(main.getByRole("link", { name: "(73) 3555-0142" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const gone of [page.getByRole("navigation"), page.getByRole("contentinfo")]) {
    await expect(gone).toHaveCount(0);
  }
  await expect(main.getByRole("link", { name: "Pôr no calendário" })).toBeHidden();
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByText("(73) 3555-0142")).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("no search engine keeps the page, no cache either", async ({ request, app }) => {
  const answer = await request.get(successUrl(app, await openCheckout(app)));
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
});
