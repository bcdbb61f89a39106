import { drawing, expect, test } from "../../support/browser/app.ts";
import { failedAnswers, fields, holdAnswer, openListing, walkToListing } from "./listing-page.ts";

type WireListing = {
  _id: string;
  name: string;
  room_images: { id: string; alt: string }[];
  room_descriptions: string[];
  room_benefits: { title: string; text: string; icon: string }[];
};

async function roomOf(siteUrl: string, id: string): Promise<WireListing> {
  return (await fetch(`${siteUrl}/quartos/listarQuartoPorId/${id}`)).json();
}

test("S2.02 S2.62 S2.64 S2.66 S2.67 S2.68 the page of a room shows all of it", async ({
  page,
  app,
}) => {
  const room = await roomOf(app.siteUrl, "mar");
  await openListing(page, app, "mar");
  await expect(page.getByRole("heading", { level: 1, name: "Quarto Mar" })).toBeVisible();
  const back = page.getByRole("link", { name: "voltar" });
  await expect(back).toBeVisible();
  await expect(drawing(back, "arrow-left")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reserve agora" })).toBeVisible();

  const words = page.getByRole("region", { name: "Descrição" }).getByRole("paragraph");
  expect(room.room_descriptions.length).toBeGreaterThan(1);
  await expect(words).toHaveText(room.room_descriptions);

  const offer = page.locator("section", {
    has: page.getByRole("heading", { name: "O que oferecemos:" }),
  });
  const items = offer.getByRole("listitem");
  await expect(items).toHaveCount(room.room_benefits.length);
  for (const [index, { title, text, icon }] of room.room_benefits.entries()) {
    await expect(items.nth(index)).toContainText(title);
    await expect(items.nth(index)).toContainText(text);
    await expect(drawing(items.nth(index), icon)).toBeVisible();
  }
});

test("an icon nobody knows becomes a neutral one", async ({ page, app }) => {
  await page.route("**/quartos/listarQuartoPorId/*", async (route) => {
    const room = await (await route.fetch()).json();
    room.room_benefits = [{ title: "Piano", text: "Afinado.", icon: "grand-piano" }];
    await route.fulfill({ json: room });
  });
  await walkToListing(page, app, "Quarto Mar");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Piano" }).locator("svg"),
  ).toBeVisible();
});

test("S2.63 'voltar' goes to /", async ({ page, app }) => {
  await openListing(page, app, "mar");
  await page.getByRole("link", { name: "voltar" }).click();
  await expect(page).toHaveURL(`${app.siteUrl}/`);
});

test("S2.72 S2.73 S2.74 S2.75 S2.76 S2.77 R1.01 the booking form has its texts", async ({
  page,
  app,
}) => {
  await openListing(page, app, "mar");
  const form = page.getByRole("form", { name: "Reserve agora" });
  await expect(form.getByText("R$890 / noite", { exact: true })).toBeVisible();
  const { checkIn, checkOut, bookNow } = fields(page);
  for (const input of [checkIn, checkOut]) {
    await expect(input).toHaveAttribute("placeholder", "MM/DD/YYYY");
    await expect(input).toHaveJSProperty("type", "text");
  }
  await expect(bookNow).toHaveText("Book Now");
  await expect(bookNow).toHaveAttribute("lang", "en");
});

test("R29.01 thousands and centavos of the price follow pt-BR", async ({ page, app }) => {
  const prices = [
    [119_000, "R$1.190 / noite"],
    [89_050, "R$890,50 / noite"],
  ] as const;
  const [kept] = await app.query<{ price: number }>(
    "select nightly_price as price from listing where id = 'farol'",
  );
  try {
    for (const [price, line] of prices) {
      await app.query("update listing set nightly_price = $1 where id = 'farol'", [price]);
      await openListing(page, app, "farol");
      const form = page.getByRole("form", { name: "Reserve agora" });
      await expect(form.getByText(line, { exact: true })).toBeVisible();
    }
  } finally {
    await app.query("update listing set nightly_price = $1 where id = 'farol'", [kept?.price]);
  }
});

test("S7.04 S7.05 S7.06 S7.07 in the browser the page calls for the room and its reserved days", async ({
  page,
  app,
}) => {
  const room = page.waitForResponse("**/quartos/listarQuartoPorId/coqueiro");
  const reserved = page.waitForResponse("**/quartos/listarDiasReservadosPorQuarto/coqueiro");
  await walkToListing(page, app, "Quarto Coqueiro");
  expect(await (await room).json()).toMatchObject({ _id: "coqueiro", name: "Quarto Coqueiro" });

  const kept = await app.query<{ night: string }>(
    `select distinct to_char(night, 'YYYY-MM-DD') as night
     from occupied_nights join listing_physical_room using (physical_room_id),
       generate_series(lower(stay), upper(stay) - 1, '1 day') as night
     where listing_id = 'coqueiro' and night >= (now() at time zone 'America/Bahia')::date
       and night <= now() + make_interval(days => (select horizon_days + 60 from property))
     order by 1`,
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(await (await reserved).json()).toEqual(kept.map(({ night }) => night));
});

test("S2.69 S9.11 a spinner of 40 shows while the room is loading", async ({ page, app }) => {
  const answer = await holdAnswer(page, "**/quartos/listarQuartoPorId/*");
  await walkToListing(page, app, "Quarto Mar");
  const spinner = page.getByRole("main").getByRole("status").locator("svg");
  await expect(spinner).toBeVisible();
  await expect(spinner).toHaveAttribute("width", "40");
  await expect(spinner).toHaveAttribute("height", "40");
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Quarto Mar" })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test.describe("when the room does not come", () => {
  test.use({ tolerated: failedAnswers });

  for (const [how, fail] of [
    ["by status", { status: 500, json: { detail: "o banco de dados caiu" } }],
    ["by network", null],
  ] as const) {
    test(`S2.70 S8.03 R1.02 a failure ${how} shows 'Error fetching room data.'`, async ({
      page,
      app,
    }) => {
      await page.route("**/quartos/listarQuartoPorId/*", (route) =>
        fail ? route.fulfill(fail) : route.abort(),
      );
      await walkToListing(page, app, "Quarto Mar");
      const heading = page.getByRole("heading", { name: "Error fetching room data." });
      await expect(heading).toBeVisible();
      await expect(heading).toHaveAttribute("lang", "en");
      const stored = await page.locator("[data-error]").getAttribute("data-error");
      expect(stored).toBeTruthy();
      await expect(page.getByRole("main")).not.toContainText(stored ?? "");
      await expect(page.getByRole("main")).not.toContainText("o banco de dados caiu");
      await expect(page.getByRole("link", { name: "voltar" })).toBeVisible();
      await expect(page.locator("main a[href^='tel:']")).toBeVisible();

      await page.unrouteAll();
      const answer = await holdAnswer(page, "**/quartos/listarQuartoPorId/*");
      await page.getByRole("button", { name: "Tentar de novo" }).press("Enter");
      await expect(page.getByRole("main").getByRole("status")).toHaveText("Abrindo o quarto");
      await expect(heading).toHaveCount(0);
      answer();
      await expect(page.getByRole("heading", { level: 1, name: "Quarto Mar" })).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
    });
  }

  test("S2.71 S8.06 an answer without data shows 'No room data available.'", async ({
    page,
    app,
  }) => {
    await page.route("**/quartos/listarQuartoPorId/*", (route) => route.fulfill({ json: null }));
    await walkToListing(page, app, "Quarto Mar");
    await expect(page.getByRole("heading", { name: "No room data available." })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
  });

  test("S2.71 R26.01 R1.03 an unknown room is a 404 with a way back and the phone", async ({
    page,
    app,
  }) => {
    const answer = await page.goto(`${app.siteUrl}/quarto?id=nenhum`);
    expect(answer?.status()).toBe(404);
    const heading = page.getByRole("heading", { name: "No room data available." });
    await expect(heading).toHaveAttribute("lang", "en");
    await expect(page.getByRole("link", { name: "voltar" })).toBeVisible();
    await expect(page.locator("main a[href^='tel:']")).toBeVisible();
  });
});
