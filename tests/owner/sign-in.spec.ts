import { codeNow } from "../support/authenticator.ts";
import { expect, test } from "../support/browser/app.ts";
import { holdCode } from "../support/browser/late-code.ts";
import { mailedLink, newOwner } from "./people.ts";
import { fromElsewhere, screens, signIn } from "./sign-in.ts";

/** The browser logs a refused sign-in as an error: here it is expected. */
test.use({ tolerated: /status of (401|403|410|422)/ });

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });
    test.beforeEach(({ page, app }) => fromElsewhere(page, app));

    test("sign in with a second factor", async ({ page, app }) => {
      const lia = await newOwner(app);
      await signIn(page, app, "/admin/seguranca", lia);
      await page.getByLabel("Sua senha").fill(lia.password);
      await page.getByRole("button", { name: "Ligar" }).click();
      const secret = (await page.locator("code").first().textContent()) ?? "";
      const recovery = (await page.locator("li li code").first().textContent()) ?? "";
      await page.getByLabel("Código").fill(codeNow(secret));
      await page.getByRole("button", { name: "Confirmar e ligar" }).click();
      await expect(page.getByText("Ligado: além da senha")).toBeVisible();

      await page.getByRole("button", { name: "Sair de todos os aparelhos" }).click();
      await expect(page).toHaveURL(/\/admin\/entrar$/);
      await page.getByLabel("E-mail").fill(lia.email);
      await page.getByLabel("Senha", { exact: true }).fill(lia.password);
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page.getByRole("heading", { name: "Código de segurança" })).toBeVisible();
      await page.getByLabel("Código").fill("000000");
      await page.getByRole("button", { name: "Confirmar" }).click();
      await expect(page.getByRole("alert")).toContainText("O código não confere");
      await page.getByLabel("Código").fill(recovery);
      await page.getByRole("button", { name: "Confirmar" }).click();
      await expect(page).toHaveURL(`${app.siteUrl}/admin`);
    });

    test("a wrong password is said, and a forgotten one is set by mail", async ({ page, app }) => {
      const lia = await newOwner(app);
      await page.goto(`${app.siteUrl}/admin/reservas`);
      await expect(page).toHaveURL(/\/admin\/entrar\?volta=/);
      await page.getByLabel("E-mail").fill(lia.email);
      await page.getByLabel("Senha", { exact: true }).fill("senha-errada-mesmo");
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page.getByRole("alert")).toContainText("E-mail ou senha não conferem.");

      await page.getByRole("link", { name: "Esqueci a senha" }).click();
      // The previous page has a field of the same name.
      await expect(page.getByRole("heading", { name: "Nova senha" })).toBeVisible();
      await page.getByLabel("E-mail").fill(lia.email);
      await page.getByRole("button", { name: "Mandar" }).click();
      await expect(page.getByRole("status")).toContainText("a caminho");
      await page.goto(await mailedLink(app, lia.email));
      await page.getByLabel("Senha nova").fill("uma-senha-novinha");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page).toHaveURL(`${app.siteUrl}/admin/entrar`);
      await signIn(page, app, "/admin/reservas", { ...lia, password: "uma-senha-novinha" });
    });

    test("invite a helper who then cannot refund", async ({ page, app, browser }) => {
      await signIn(page, app, "/admin/pessoas");
      const email = `rui-${viewport.width}@maremansa.example`;
      await page.getByLabel("Nome").fill("Rui Ajudante");
      await page.getByLabel("E-mail").fill(email);
      await page.getByRole("button", { name: "Mandar convite" }).click();
      await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText(
        "Convite aberto",
      );

      const rui = await fromElsewhere(await browser.newPage({ viewport }), app);
      // Only the page's code can read the link's fragment, so the press waits for it.
      const letThrough = await holdCode(rui);
      await rui.goto(await mailedLink(app, email), { waitUntil: "commit" });
      await rui.getByLabel("Senha nova").fill("senha-longa-do-rui");
      await rui.getByRole("button", { name: "Guardar" }).click();
      letThrough();
      await expect(rui).toHaveURL(/entrar/);
      await signIn(rui, app, "/admin/reservas", { email, password: "senha-longa-do-rui" });
      await rui.getByRole("link", { name: "Tomás Freire" }).click();
      await expect(rui.getByRole("heading", { name: "Tomás Freire" })).toBeVisible();
      await expect(rui.getByRole("link", { name: "Cancelar reserva" })).toHaveCount(0);
      await rui.goto(`${rui.url()}/cancelar`);
      await expect(rui.getByText("Só a proprietária pode fazer isso.")).toBeVisible();
      await rui.goto(`${app.siteUrl}/admin/pessoas`);
      await expect(rui.getByText("Só a proprietária pode fazer isso.")).toBeVisible();
      await rui.close();
    });
  });
}
