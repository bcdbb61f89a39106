import { sampleOwner } from "../../sandbox/prepare-database.ts";
import { expect, test } from "../support/browser/app.ts";
import { open, restoreProperty, save, saved } from "./property-pages.ts";
import { signIn } from "./sign-in.ts";

restoreProperty();

test("the carousel shows the photos in the order the owner put them", async ({ page, app }) => {
  await signIn(page, app);
  await open(page, app, "casa/um-dia");
  await page.getByRole("button", { name: "Descer a foto 1" }).click();
  await expect(page.getByRole("button", { name: "Descer a foto 2" })).toBeFocused();
  await page.getByRole("button", { name: "Tirar a foto 7" }).click();
  await page.getByText("Acrescentar uma foto").click();
  await page.getByRole("button", { name: /cama/i }).first().click();
  await page.getByLabel("Legenda", { exact: true }).last().fill("A cama espera");
  await saved(page);
  const [row] = await app.query<{ captions: string[] }>(
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
  app,
}) => {
  await signIn(page, app);
  await open(page, app, "casa/cancelamento");
  const preview = page.getByRole("region", { name: "Como o hóspede lê" });
  await expect(preview).toContainText("devolvemos 50%");
  const second = page.getByRole("group", { name: "Degrau 2" });
  await second.getByLabel("Devolve").fill("30");
  await expect(preview).toContainText("devolvemos 30%");
  await second.getByLabel("Até (dias antes)").fill("10");
  await save(page);
  await expect(page.getByText("quem avisa antes nunca recebe menos")).toBeVisible();
  await page.getByRole("button", { name: "Tirar o degrau 2" }).click();
  await saved(page);
  const [row] = await app.query<{ tiers: unknown }>(
    "select cancellation_policy -> 'tiers' as tiers from property",
  );
  expect(row?.tiers).toEqual([{ daysBefore: 7, refundPercent: 100 }]);
});

test("the team sees neither the house's pages nor its numbers", async ({ page, app }) => {
  await signIn(page, app);
  const become = (role: string) =>
    app.query(`update "user" set role = $1 where email = $2`, [role, sampleOwner.email]);
  await become("team");
  try {
    for (const part of ["casa", "casa/contato", "numeros", "numeros.csv"]) {
      const answer = await page.request.get(`${app.siteUrl}/admin/${part}`);
      expect(answer.status(), part).toBe(403);
    }
    const posted = await page.request.post(`${app.siteUrl}/admin/casa/contato`, {
      form: { version: "1", name: "Outra" },
      headers: { origin: app.siteUrl },
    });
    expect(posted.status()).toBe(403);
  } finally {
    await become("owner");
  }
});

test("what was typed is not left behind without a question", async ({ page, app }) => {
  await signIn(page, app);
  await open(page, app, "casa/empresa");
  const field = page.getByRole("textbox").first();
  await field.fill("Ainda por salvar");
  const leave = page.getByRole("link", { name: "A casa", exact: true });
  // Answer each dialog before the next: it opens a moment after the press.
  const asked = () => page.waitForEvent("dialog");
  await Promise.all([asked().then((question) => question.dismiss()), leave.click()]);
  await expect(field).toHaveValue("Ainda por salvar");
  await Promise.all([asked().then((question) => question.accept()), leave.click()]);
  await expect(page.getByRole("heading", { level: 1, name: "A casa" })).toBeVisible();
});
