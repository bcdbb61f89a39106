import { sampleOwner } from "../../sandbox/prepare-database.ts";
import { listingUrl } from "../../src/contract/page-urls.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { expect, stayAhead, test } from "../support/browser/app.ts";
import { confirmMe } from "./confirm-me.ts";
import { open, refusals, save, saved, textbox } from "./property-pages.ts";
import { letIn, signIn } from "./sign-in.ts";

test.use({ tolerated: refusals });

test("the carousel shows the photos in the order the owner put them", async ({ page, app }) => {
  await letIn(page, app);
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
  await letIn(page, app);
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

test("a deposit is set with its example, and the form of a room then offers it", async ({
  page,
  app,
}) => {
  await letIn(page, app);
  await open(page, app, "casa/sinal");
  await page.getByLabel("Só o sinal, ou tudo se quiser").check();
  const example = page.getByRole("region", { name: "Como fica" });
  await expect(example).toContainText("R$ 1.335");
  await page.getByLabel("O sinal é (% do total)").fill("30");
  await expect(example).toContainText("R$ 801");
  await page.getByRole("button", { name: "Mais um período" }).click();
  const period = page.getByRole("group", { name: "Período 1" });
  const year = Number.parseInt(stayAhead(365, 1).checkIn, 10);
  await period.getByLabel("Nome").fill("Réveillon");
  await period.getByLabel("Primeira noite").fill(`${year}-12-28`);
  await period.getByLabel("Última noite").fill(`${year}-12-27`);
  await save(page);
  await expect(page.getByText("A última noite é antes da primeira.")).toBeVisible();
  await expect(period.getByLabel("Nome")).toHaveValue("Réveillon");
  await period.getByLabel("Última noite").fill(`${year + 1}-01-02`);
  await saved(page);

  await page.goto(
    app.siteUrl + listingUrl("farol", { stay: stayAhead(274, 3), guests: adultsOnly(2) }),
  );
  await expect(page.getByRole("radio", { name: /Sinal de 30/ })).toBeChecked();
  await open(page, app, "casa/sinal");
  await page.getByRole("radio", { name: "Tudo Nada fica" }).check();
  await saved(page);
});

test("a Pix key is read as it is typed, kept as the bank knows it, and taken away again", async ({
  page,
  app,
}) => {
  await letIn(page, app);
  await open(page, app, "casa/pix");
  const kept = async () => (await app.query("select pix_terms from property"))[0];
  await page.getByLabel("Chave Pix").fill("(71) 3999-0000");
  await textbox(page, "Nome de quem recebe").fill("Maré Mansa Hospedagem Ltda.");
  await save(page);
  const dialog = page.getByRole("dialog", { name: "Trocar a chave Pix" });
  await dialog.getByLabel("Sua senha").fill("senha-errada-mesmo");
  await dialog.getByRole("button", { name: "Trocar a chave" }).click();
  await expect(dialog.getByText("Não confere. Nada mudou ainda.")).toBeVisible();
  await dialog.getByRole("button", { name: "Voltar" }).click();
  await expect(page.getByLabel("Chave Pix")).toHaveValue("(71) 3999-0000");
  await save(page);
  await confirmMe(page);
  await expect(page.getByText("Essa chave não é de Pix.")).toBeVisible();
  await page.getByLabel("Chave Pix").fill("71 99999-0000");
  await expect(page.getByText("Celular: (71) 99999-0000")).toBeVisible();
  await expect(page.getByLabel("Também no site")).not.toBeChecked();
  await saved(page);
  const payee = "Maré Mansa Hospedagem Ltda.";
  expect(await kept()).toEqual({ pix_terms: { key: "+5571999990000", payee, onSite: false } });
  await page.getByLabel("Chave Pix").fill("");
  await save(page);
  await expect(page.getByText("Diga o que houve com a chave de antes.")).toBeVisible();
  await page.getByRole("radio", { name: /^Troquei de chave/ }).check();
  await saved(page);
  expect(await kept()).toEqual({ pix_terms: null });
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
  await letIn(page, app);
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
