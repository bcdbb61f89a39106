import { addDays } from "../../../src/domain/day.ts";
import { type App, expect, TODAY, test } from "../../support/browser/app.ts";
import { openAwake } from "../../support/browser/awake.ts";
import { openCheckout, successUrl } from "../../support/browser/checkouts.ts";

test.use({ tolerated: /status of 402/ });

async function withProperty<T>(
  app: App,
  column: "dashboard_url" | "email",
  value: string | null,
  look: () => Promise<T>,
): Promise<T> {
  const [before] = await app.query<Record<string, string>>(`select ${column} from property`);
  await app.query(`update property set ${column} = $1`, [value]);
  try {
    return await look();
  } finally {
    await app.query(`update property set ${column} = $1`, [before?.[column] ?? null]);
  }
}

test("S2.30 S2.31 R40.01 the footer shows year, name, rights, CNPJ and 'Privacidade'", async ({
  page,
  app,
}) => {
  const [year] = TODAY.split("-");
  for (const path of ["/", "/quarto?id=mar", "/success"]) {
    await page.goto(app.siteUrl + path);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toHaveCount(1);
    await expect(footer).toContainText(
      `© ${year} Pousada Maré Mansa. Todos os direitos reservados`,
    );
    await expect(footer).toContainText("CNPJ 00.000.000/0001-00");
    await expect(footer.getByRole("link", { name: "Privacidade" })).toHaveAttribute(
      "href",
      "/privacidade",
    );
  }
});

test("S2.32 S2.33 'Página administrativa' leads to the configured link, by default /admin", async ({
  page,
  app,
}) => {
  const [{ column_default: byDefault } = { column_default: "" }] = await app.query<{
    column_default: string;
  }>(
    "select column_default from information_schema.columns where table_name = 'property' and column_name = 'dashboard_url'",
  );
  expect(byDefault).toBe("'/admin'::text");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Página administrativa" });
  await page.goto(app.siteUrl);
  await expect(link).toHaveAttribute("href", "/admin");
  await withProperty(app, "dashboard_url", "https://painel.example/entrar", async () => {
    await page.reload();
    await expect(link).toHaveAttribute("href", "https://painel.example/entrar");
  });
});

test("S3.14 a house without e-mail runs all the same", async ({ page, app }) => {
  await withProperty(app, "email", null, async () => {
    for (const path of ["/", "/quarto?id=mar", "/success", "/privacidade"]) {
      expect((await page.goto(app.siteUrl + path))?.status()).toBe(200);
      await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    }
  });
});

test("S6.01 S6.02 every page shows its content without login and offers none", async ({
  page,
  app,
}) => {
  const success = successUrl(app, await openCheckout(app)).slice(app.siteUrl.length);
  for (const path of ["/", "/quarto?id=mar", success, "/success/cs_test_1", "/privacidade"]) {
    const answer = await page.goto(app.siteUrl + path, { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("input[type=password], input[name=email]")).toHaveCount(0);
    const controls = page.getByRole("link").or(page.getByRole("button"));
    const offers = /\b(entrar|login|log in|sign in|senha|minha conta|cadastr)/i;
    await expect(controls.filter({ hasText: offers })).toHaveCount(0);
    const ways = await page.locator('a[href*="admin"]').allInnerTexts();
    expect(ways.filter((text) => text !== "Página administrativa")).toEqual([]);
  }
});

test("S1.03 each room card leads to that room's own page with its own form", async ({
  page,
  app,
}) => {
  const rooms = await (await fetch(`${app.siteUrl}/quartos/listarQuartos`)).json();
  expect(rooms).toHaveLength(5);
  for (const { _id, cardTitle } of rooms) {
    await page.goto(app.siteUrl);
    await page.locator(`main a[href^="/quarto?id=${_id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/quarto\\?id=${_id}\\b`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(cardTitle);
    await expect(page.getByRole("heading", { name: "Reserve agora" })).toHaveCount(1);
  }
});

test("the skip link comes first and leads past the header", async ({ page, app }) => {
  await page.goto(`${app.siteUrl}/privacidade`);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Pular para o conteúdo" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("a change of page without a load moves the focus to its content", async ({ page, app }) => {
  await openAwake(page, app.siteUrl);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacidade" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacidade" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("the header's links keep the visitor's search while she stays on the home page", async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const checkIn = addDays(TODAY, 90);
  const search = `?startDate=${checkIn}&endDate=${addDays(checkIn, 2)}`;
  await page.goto(`${app.siteUrl}/${search}`);
  await page.getByRole("navigation").getByRole("link", { name: "Quartos" }).click();
  await expect(page).toHaveURL(`${app.siteUrl}/${search}#quartos`);
});
