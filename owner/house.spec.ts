import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, type House, test } from "../e2e/house.ts";
import { sandboxConfig } from "../sandbox/config.ts";
import { freePort } from "../sandbox/postgres/start.ts";
import { sampleOwner } from "../sandbox/prepare-database.ts";
import { serveBuilt } from "../sandbox/serve-built.ts";
import { signIn } from "./sign-in.ts";

test.use({ tolerated: /status of 4(03|09|22)/ });

test.beforeAll(({ house }) => house.query("create table kept as select * from property"));
test.afterAll(async ({ house }) => {
  await house.query("delete from property");
  await house.query("insert into property select * from kept");
  await house.query("drop table kept");
});

const parts = ["contato", "endereco", "empresa", "horarios", "cancelamento"];
const siteParts = ["capa", "promocao", "um-dia", "sobre", "beneficios"];

async function open(page: Page, house: House, part: string) {
  await page.goto(`${house.siteUrl}/admin/${part}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** A label around a long text contains that text: the field's own name is what counts. */
function textbox(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true });
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Salvar" }).click();
}

async function saved(page: Page) {
  await save(page);
  await expect(page.getByText("Salvo. Já está no site.")).toBeVisible();
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page, house }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await signIn(page, house);
    });

    test("the promotion and the house's story are on the site as soon as they are saved", async ({
      page,
      house,
    }) => {
      await open(page, house, "casa/promocao");
      await page.getByLabel("Título", { exact: true }).fill(`Semana da rede ${width}`);
      await page.getByLabel("Título em inglês").fill("");
      await saved(page);
      await open(page, house, "casa/sobre");
      await textbox(page, "Texto").fill(`Desde 1987, à beira-mar, ${width}.`);
      await page
        .getByRole("textbox", { name: "Texto em inglês" })
        .fill(`By the sea since 1987, ${width}.`);
      await saved(page);
      await page.goto(house.siteUrl);
      await expect(page.getByRole("heading", { name: `Semana da rede ${width}` })).toBeVisible();
      await expect(page.getByText(`Desde 1987, à beira-mar, ${width}.`)).toBeVisible();
      await page.goto(`${house.siteUrl}/en`);
      await expect(page.getByRole("heading", { name: `Semana da rede ${width}` })).toBeVisible();
      await expect(page.getByText(`By the sea since 1987, ${width}.`)).toBeVisible();
    });

    test("a promotion that is switched off is nowhere on the site", async ({ page, house }) => {
      await open(page, house, "casa/promocao");
      await page.getByLabel("Mostrar no site").uncheck();
      await saved(page);
      const visit = await page.context().newPage();
      await visit.goto(house.siteUrl);
      await expect(visit.locator("#promotion-heading")).toHaveCount(0);
      await page.getByLabel("Mostrar no site").check();
      await saved(page);
      await visit.reload();
      await expect(visit.locator("#promotion-heading")).toBeVisible();
    });

    test("hours that leave too little are refused with the reason, and stay as typed", async ({
      page,
      house,
    }) => {
      await open(page, house, "casa/horarios");
      const checkIn = page.getByLabel("Entrada a partir das");
      await checkIn.fill("16:00");
      await expect(page.getByText("o hóspede fica com 19 horas de quarto")).toBeVisible();
      await save(page);
      await expect(page.getByText("Portaria MTur 28/2025")).toContainText("no máximo às 14:00.");
      await expect(checkIn).toHaveValue("16:00");
      await expect(checkIn).toBeFocused();
      await page.getByRole("button", { name: "Descartar" }).click();
      await expect(checkIn).toHaveValue("14:00");
      await expect(page.getByText("Portaria MTur 28/2025")).toHaveCount(0);
    });

    test("whoever saves second is told, keeps her words and cannot write over the first", async ({
      page,
      house,
    }) => {
      await open(page, house, "casa/sobre");
      const other = await page.context().newPage();
      await open(other, house, "casa/sobre");
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
      await page.getByRole("link", { name: "Recarregar" }).click();
      await expect(title).toHaveValue(`Da outra mesa ${width}`);
    });

    test("axe finds nothing on the house's pages nor on the numbers", async ({ page, house }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const houses = [...parts, ...siteParts].map((part) => `casa/${part}`);
      for (const part of ["casa", ...houses, "numeros"]) {
        await open(page, house, part);
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll("details")) closed.open = true;
        });
        expect(await findings(page), part).toEqual([]);
        expect(await overflow(page), part).toBe(0);
      }
      await open(page, house, "casa/contato");
      await page.getByLabel("Telefone", { exact: true }).fill("1");
      await save(page);
      await expect(page.getByText("Escreva o DDD e o número")).toBeVisible();
      expect(await findings(page), "refused").toEqual([]);
    });

    test("the numbers stand in tables, move by years and come as a spreadsheet", async ({
      page,
      house,
    }) => {
      await open(page, house, "numeros");
      const months = page.getByRole("table", { name: "Por mês" });
      await expect(months.getByRole("row")).toHaveCount(1 + 12 + 1);
      await expect(months.getByRole("row").nth(7)).toContainText("bloqueada");
      await expect(page.getByRole("table", { name: "Por quarto" })).toContainText("Quarto Farol");
      const file = page.waitForEvent("download");
      await page.getByRole("link", { name: "Planilha" }).click();
      expect((await file).suggestedFilename()).toBe("numeros.csv");
      const csv = await page.request.get(`${house.siteUrl}/admin/numeros.csv`);
      expect(csv.headers()["content-type"]).toContain("text/csv");
      expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(1 + 12 + 4 + 1);
      const shown = await months.getByRole("rowheader").first().textContent();
      await page.getByRole("link", { name: "Um ano antes" }).click();
      await expect(months.getByRole("rowheader").first()).not.toHaveText(shown ?? "");
      await page.getByRole("link", { name: "Um ano depois" }).click();
      await expect(months.getByRole("rowheader").first()).toHaveText(shown ?? "");
    });
  });
}

test("R6.01 the owner has a setting 'Permitir entrada e saída no mesmo dia', off on a new installation", async ({
  page,
  house,
}) => {
  await signIn(page, house);
  await open(page, house, "casa/horarios");
  const setting = page.getByRole("checkbox", { name: "Permitir entrada e saída no mesmo dia" });
  await expect(setting).not.toBeChecked();
  await setting.check();
  await saved(page);
  await page.reload();
  await expect(setting).toBeChecked();
  expect(await house.query("select same_day_turnover from property")).toEqual([
    { same_day_turnover: true },
  ]);
  await setting.uncheck();
  await saved(page);
});

test("a change is in the next page that any other server of the house draws", async ({
  page,
  house,
}) => {
  const siteUrl = `http://localhost:${await freePort()}`;
  const close = await serveBuilt(
    sandboxConfig({
      siteUrl,
      databaseUrl: house.databaseUrl,
      paymentsUrl: house.paymentsUrl,
      smtpUrl: "smtp://localhost:1",
      mediaFolder: ".media",
    }),
    [],
  );
  try {
    const before = await (await fetch(siteUrl)).text();
    expect(before).not.toContain("Rede armada em todo quarto");
    await signIn(page, house);
    await open(page, house, "casa/capa");
    await textbox(page, "A casa em uma frase").fill("Rede armada em todo quarto");
    await saved(page);
    expect(await (await fetch(siteUrl)).text()).toContain("Rede armada em todo quarto");
  } finally {
    await close();
  }
});

test("the carousel shows the photos in the order the owner put them", async ({ page, house }) => {
  await signIn(page, house);
  await open(page, house, "casa/um-dia");
  await page.getByRole("button", { name: "Descer a foto 1" }).click();
  await page.getByRole("button", { name: "Tirar a foto 7" }).click();
  await page.getByText("Acrescentar uma foto").click();
  await page.getByRole("button", { name: /cama/i }).first().click();
  await page.getByLabel("Legenda", { exact: true }).last().fill("A cama espera");
  await saved(page);
  const [row] = await house.query<{ captions: string[] }>(
    `select array(select photo ->> 'caption'
                  from jsonb_array_elements(texts -> 'learnMore' -> 'photos') photo) as captions
     from property`,
  );
  expect(row?.captions).toEqual([
    "Varanda com redes",
    "Maré baixa, água no joelho",
    "Café da manhã até as onze",
    "Do jardim até a porta",
    "Bicicletas livres",
    "A casa da vó",
    "A cama espera",
  ]);
});

test("a policy is shown as the guest reads it, and refused while waiting would pay", async ({
  page,
  house,
}) => {
  await signIn(page, house);
  await open(page, house, "casa/cancelamento");
  const preview = page.getByRole("region", { name: "Como o hóspede lê" });
  await expect(preview).toContainText("devolvemos 50%");
  const second = page.getByRole("group", { name: "Degrau 2" });
  await second.getByLabel("Devolve").fill("30");
  await expect(preview).toContainText("devolvemos 30%");
  await second.getByLabel("Até quantos dias antes").fill("10");
  await save(page);
  await expect(page.getByText("quem avisa antes nunca recebe menos")).toBeVisible();
  await page.getByRole("button", { name: "Tirar o degrau 2" }).click();
  await saved(page);
  const [row] = await house.query<{ tiers: unknown }>(
    "select cancellation_policy -> 'tiers' as tiers from property",
  );
  expect(row?.tiers).toEqual([{ daysBefore: 7, refundPercent: 100 }]);
});

test("the team sees neither the house's pages nor its numbers", async ({ page, house }) => {
  await signIn(page, house);
  const become = (role: string) =>
    house.query(`update "user" set role = $1 where email = $2`, [role, sampleOwner.email]);
  await become("team");
  try {
    for (const part of ["casa", "casa/contato", "numeros", "numeros.csv"]) {
      const answer = await page.request.get(`${house.siteUrl}/admin/${part}`);
      expect(answer.status(), part).toBe(403);
    }
    const version = { version: "1", name: "Outra" };
    const posted = await page.request.post(`${house.siteUrl}/admin/casa/contato`, {
      form: version,
      headers: { origin: house.siteUrl },
    });
    expect(posted.status()).toBe(403);
  } finally {
    await become("owner");
  }
});

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
