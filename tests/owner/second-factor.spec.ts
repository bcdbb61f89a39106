import type { Page } from "@playwright/test";
import { codeNow } from "../support/authenticator.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { newOwner } from "./people.ts";
import { overdueOwner, protectPath } from "./second-factor-states.ts";
import { fromElsewhere, letIn, screens } from "./sign-in.ts";

/** The browser reports a refused form as an error: here it is what is shown. */
test.use({ tolerated: /status of 4(01|22)/ });

type Person = { readonly email: string; readonly password: string };

async function enter(page: Page, app: App, person: Person, path = "/admin/reservas") {
  await page.goto(`${app.siteUrl}${path}`);
  await expect(page).toHaveURL(/\/admin\/entrar\?volta=/);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Senha", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

const heading = (page: Page) => page.getByRole("heading", { name: "Proteja a sua conta" });

/** The key and the recovery codes that the page shows. */
async function setUp(page: Page, { password }: Person) {
  await page.getByLabel("Sua senha").fill(password);
  await page.getByRole("button", { name: "Ligar o código" }).click();
  const uri = await page.getByRole("link", { name: "Abrir no aplicativo" }).getAttribute("href");
  const secret = new URL(uri ?? "").searchParams.get("secret") ?? "";
  const [recovery = ""] = await page.locator("ul code").allTextContents();
  await page.getByLabel("Código", { exact: true }).fill(codeNow(secret));
  await page.getByRole("button", { name: "Confirmar e ligar" }).click();
  return recovery;
}

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });
    test.beforeEach(({ page, app }) => fromElsewhere(page, app));

    test("a new owner is asked at her first sign-in and puts it off once", async ({
      page,
      app,
    }) => {
      const lia = await newOwner(app, { isAsked: true });
      await enter(page, app, lia);
      await expect(heading(page)).toBeVisible();
      for (const path of ["/admin", "/admin/reservas", "/admin/seguranca", "/admin/pessoas"]) {
        await page.goto(`${app.siteUrl}${path}`);
        await expect(page).toHaveURL(new RegExp(`${protectPath}(\\?volta=|$)`));
      }
      await page.goto(`${app.siteUrl}/admin/reservas`);
      await page.getByRole("button", { name: "Deixar para depois" }).click();
      await expect(page).toHaveURL(`${app.siteUrl}/admin/reservas`);

      await page.goto(`${app.siteUrl}/admin`);
      await page.getByText("Falta o código no celular.").waitFor();
      await page.getByRole("link", { name: "Ligar agora" }).click();
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "Deixar para depois" })).toHaveCount(0);
      await page.getByRole("link", { name: "Voltar para hoje" }).click();
      await expect(page).toHaveURL(`${app.siteUrl}/admin`);
    });

    test("after her seven days she finds only that page, until the code is on", async ({
      page,
      app,
      browser,
    }) => {
      const lia = await overdueOwner(app);
      await enter(page, app, lia);
      await expect(page.getByText("O prazo acabou.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Deixar para depois" })).toHaveCount(0);
      const pictures = await page.request.post(`${app.siteUrl}/admin/fotos`, {
        headers: { "content-type": "image/jpeg", origin: app.siteUrl },
        data: Buffer.from("no picture"),
      });
      expect(pictures.status()).toBe(403);
      const form = await page.request.post(`${app.siteUrl}/admin/pessoas`, {
        headers: { origin: app.siteUrl },
        form: { intent: "invite", name: "Rui", email: "rui@x.example", role: "team" },
      });
      expect(form.status()).toBe(403);
      const file = await page.request.get(`${app.siteUrl}/admin/reservas.csv`);
      expect(file.url()).toContain(protectPath);

      const recovery = await setUp(page, lia);
      await expect(page).toHaveURL(`${app.siteUrl}/admin/reservas`);
      await page.goto(`${app.siteUrl}${protectPath}`);
      await expect(page).toHaveURL(`${app.siteUrl}/admin`);

      const other = await browser.newContext({ viewport });
      const later = await fromElsewhere(await other.newPage(), app);
      const giveRecovery = async () => {
        await enter(later, app, lia);
        await later.getByLabel("Código").fill(recovery);
        await later.getByRole("button", { name: "Confirmar" }).click();
      };
      await giveRecovery();
      await expect(later).toHaveURL(`${app.siteUrl}/admin/reservas`);
      await other.clearCookies();
      await giveRecovery();
      await expect(later.getByRole("alert")).toContainText("O código não confere");
      await other.close();
    });

    test("who leaves instead is out, and a stranger is led to the sign-in", async ({
      page,
      app,
    }) => {
      await letIn(page, app, await newOwner(app, { isAsked: true }));
      await page.goto(`${app.siteUrl}/admin`);
      await page.getByRole("button", { name: "Sair" }).click();
      await expect(page).toHaveURL(`${app.siteUrl}/admin/entrar`);
      await page.goto(`${app.siteUrl}${protectPath}`);
      await expect(page).toHaveURL(/\/admin\/entrar/);
    });
  });
}
