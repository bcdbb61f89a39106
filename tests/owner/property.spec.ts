import { sandboxConfig } from "../../sandbox/config.ts";
import { freePort } from "../../sandbox/free-port.ts";
import { serveBuilt } from "../../sandbox/serve-built.ts";
import { expect, test } from "../support/browser/app.ts";
import { open, refusals, save, saved, textbox } from "./property-pages.ts";
import { letIn, screens } from "./sign-in.ts";

test.use({ tolerated: refusals });

for (const { viewport } of screens) {
  const { width } = viewport;
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page, app }) => {
      await page.setViewportSize(viewport);
      await letIn(page, app);
    });

    test("the promotion and the house's story are on the site as soon as they are saved", async ({
      page,
      app,
    }) => {
      await open(page, app, "casa/promocao");
      await page.getByLabel("Título", { exact: true }).fill(`Semana da rede ${width}`);
      await page.getByLabel("Título em inglês").fill("");
      await saved(page);
      await open(page, app, "casa/sobre");
      await textbox(page, "Texto").fill(`Desde 1987, à beira-mar, ${width}.`);
      await page
        .getByRole("textbox", { name: "Texto em inglês" })
        .fill(`By the sea since 1987, ${width}.`);
      await saved(page);
      await page.goto(app.siteUrl);
      await expect(page.getByRole("heading", { name: `Semana da rede ${width}` })).toBeVisible();
      await expect(page.getByText(`Desde 1987, à beira-mar, ${width}.`)).toBeVisible();
      await page.goto(`${app.siteUrl}/en`);
      await expect(page.getByRole("heading", { name: `Semana da rede ${width}` })).toBeVisible();
      await expect(page.getByText(`By the sea since 1987, ${width}.`)).toBeVisible();
    });

    test("a promotion that is switched off is nowhere on the site", async ({ page, app }) => {
      await open(page, app, "casa/promocao");
      await page.getByLabel("Mostrar no site").uncheck();
      await saved(page);
      const visit = await page.context().newPage();
      await visit.goto(app.siteUrl);
      await expect(visit.locator("#promotion-heading")).toHaveCount(0);
      await page.getByLabel("Mostrar no site").check();
      await saved(page);
      await visit.reload();
      await expect(visit.locator("#promotion-heading")).toBeVisible();
    });

    test("hours that leave too little are refused with the reason, and stay as typed", async ({
      page,
      app,
    }) => {
      await open(page, app, "casa/horarios");
      const checkIn = page.getByLabel("Entrada a partir das");
      await checkIn.fill("16:00");
      await expect(page.getByText("o hóspede fica com 19 horas de quarto")).toBeVisible();
      await save(page);
      await expect(page.getByText("Portaria MTur 28/2025")).toContainText("no máximo às 14:00.");
      await expect(checkIn).toHaveValue("16:00");
      await expect(checkIn).toBeFocused();
      await expect(checkIn).toHaveAccessibleDescription(/Portaria MTur 28\/2025/);
      await page.getByRole("button", { name: "Descartar" }).click();
      await expect(checkIn).toHaveValue("14:00");
      await expect(page.getByText("Portaria MTur 28/2025")).toHaveCount(0);
    });

    test("whoever saves second is told, keeps her words and cannot write over the first", async ({
      page,
      app,
    }) => {
      await open(page, app, "casa/sobre");
      const other = await page.context().newPage();
      await open(other, app, "casa/sobre");
      await other.getByLabel("Título", { exact: true }).fill(`Da outra mesa ${width}`);
      await saved(other);
      const title = page.getByLabel("Título", { exact: true });
      await title.fill("Da minha mesa");
      for (const _ of ["once", "again"]) {
        const answer = page.waitForResponse((one) => one.request().method() === "POST");
        await save(page);
        expect((await answer).status()).toBe(409);
        await expect(page.getByRole("alert")).toContainText("Alguém mudou isto");
        await expect(title).toHaveValue("Da minha mesa");
      }
      await page.getByRole("button", { name: "Recarregar" }).click();
      await expect(title).toHaveValue(`Da outra mesa ${width}`);
    });
  });
}

test("R6.01 the owner has a setting 'Permitir entrada e saída no mesmo dia', off on a new installation", async ({
  page,
  app,
}) => {
  await letIn(page, app);
  await open(page, app, "casa/horarios");
  const setting = page.getByRole("checkbox", { name: "Permitir entrada e saída no mesmo dia" });
  await expect(setting).not.toBeChecked();
  await setting.check();
  await saved(page);
  await page.reload();
  await expect(setting).toBeChecked();
  expect(await app.query("select same_day_turnover from property")).toEqual([
    { same_day_turnover: true },
  ]);
  await setting.uncheck();
  await saved(page);
});

test("a change is in the next page that any other server of the house draws", async ({
  page,
  app,
}) => {
  const siteUrl = `http://localhost:${await freePort()}`;
  const close = await serveBuilt(
    sandboxConfig({
      siteUrl,
      databaseUrl: app.databaseUrl,
      paymentsUrl: app.paymentsUrl,
      smtpUrl: "smtp://localhost:1",
      mediaFolder: ".media",
    }),
    { plugins: [], clock: app.now },
  );
  try {
    const before = await (await fetch(siteUrl)).text();
    expect(before).not.toContain("Rede armada em todo quarto");
    await letIn(page, app);
    await open(page, app, "casa/capa");
    await textbox(page, "A casa em uma frase").fill("Rede armada em todo quarto");
    await saved(page);
    expect(await (await fetch(siteUrl)).text()).toContain("Rede armada em todo quarto");
  } finally {
    await close();
  }
});
