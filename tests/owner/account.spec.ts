import type { Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import { codeNow } from "../support/authenticator.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { newOwner } from "./people.ts";
import { fromElsewhere, screens, signIn } from "./sign-in.ts";

/** The browser reports a refused form as an error: here it is what is shown. */
test.use({ tolerated: /status of 422/ });

const NEXT = "quintal-com-jabuticaba";

/** What the camera of a phone reads from the screen. */
async function photographed(page: Page): Promise<string> {
  const shot = await page.getByRole("img", { name: /^QR/ }).screenshot();
  const encoded = `data:image/png;base64,${shot.toString("base64")}`;
  const image = await page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const data = [...(context?.getImageData(0, 0, width, height).data ?? [])];
    return { width, height, data };
  }, encoded);
  return decodeQR({ ...image, data: Uint8ClampedArray.from(image.data) });
}

async function subjectsTo(app: App, email: string): Promise<string[]> {
  const answer = await fetch(`${app.inboxUrl}/api/messages`);
  const mails = (await answer.json()) as { subject: string; to: { address: string }[] }[];
  return mails
    .filter(({ to }) => to.some(({ address }) => address === email))
    .map(({ subject }) => subject);
}

/** Through the form, so that this device has its own session. */
async function enter(page: Page, app: App, person: { email: string; password: string }) {
  await page.goto(`${app.siteUrl}/admin/entrar?volta=/admin/seguranca`);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Senha", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });
    test.beforeEach(({ page, app }) => fromElsewhere(page, app));

    test("the second factor is set up by what the camera sees", async ({ page, app }) => {
      const lia = await newOwner(app);
      await signIn(page, app, "/admin/seguranca", lia);
      await page.getByLabel("Sua senha").fill(lia.password);
      const answered = page.waitForResponse((one) => one.request().method() === "POST");
      await page.getByRole("button", { name: "Ligar" }).click();
      expect((await answered).headers()["cache-control"]).toBe("no-store");

      const seen = await photographed(page);
      expect(seen).toMatch(/^otpauth:\/\/totp\//);
      const link = page.getByRole("link", { name: "Abrir no aplicativo" });
      expect(await link.getAttribute("href")).toBe(seen);
      const secret = new URL(seen).searchParams.get("secret") ?? "";
      await expect(page.getByText(secret)).toBeHidden();
      await page.getByText("Não consegue ler o código?").click();
      await expect(page.getByText(secret)).toBeVisible();

      await page.getByLabel("Código", { exact: true }).fill(codeNow(secret));
      await page.getByRole("button", { name: "Confirmar e ligar" }).click();
      await expect(page.getByText("Ligado: além da senha")).toBeVisible();
      await page.goto(`${app.siteUrl}/admin/registro`);
      await expect(page.getByText("Dona Lia ligou o código no celular").first()).toBeVisible();
    });

    test("a new password takes the old one's place and shuts the other devices", async ({
      page,
      app,
      browser,
    }) => {
      const lia = await newOwner(app);
      const other = await fromElsewhere(await (await browser.newContext()).newPage(), app);
      await signIn(other, app, "/admin", lia);
      await enter(page, app, lia);

      const change = async (current: string, next: string) => {
        await page.getByLabel("Senha atual").fill(current);
        await page.getByLabel("Senha nova").fill(next);
        await page.getByRole("button", { name: "Trocar senha" }).click();
      };
      await change("senha-errada-mesmo", NEXT);
      await expect(page.getByText("A senha atual não confere.")).toBeVisible();
      await expect(page.getByLabel("Senha atual")).toHaveAttribute("aria-invalid", "true");
      await change(lia.password, lia.password);
      await expect(page.getByText("A senha nova é igual à atual.")).toBeVisible();
      await change(lia.password, NEXT);
      await expect(page.getByRole("status")).toContainText("Senha trocada");
      await expect(page.getByLabel("Senha nova")).toHaveValue("");
      await expect(page.getByText("Este aparelho")).toBeVisible();

      await other.goto(`${app.siteUrl}/admin`);
      await expect(other).toHaveURL(/\/admin\/entrar/);
      await other.context().close();
      await expect
        .poll(() => subjectsTo(app, lia.email))
        .toContainEqual(expect.stringContaining("foi trocada"));
    });

    test("another device is ended from the list, and the Registro says so", async ({
      page,
      app,
      browser,
    }) => {
      const lia = await newOwner(app);
      const phone = await browser.newContext({
        userAgent: "Mozilla/5.0 (Linux; Android 10; K) Gecko/132.0 Firefox/132.0",
      });
      const other = await fromElsewhere(await phone.newPage(), app);
      await signIn(other, app, "/admin", lia);
      await enter(page, app, lia);

      const device = page.getByRole("listitem").filter({ hasText: "Firefox no Android" });
      await device.getByRole("button", { name: "Sair deste aparelho" }).click();
      await expect(page.getByRole("status")).toContainText("Firefox no Android: saiu.");
      await expect(device).toHaveCount(0);
      await other.goto(`${app.siteUrl}/admin`);
      await expect(other).toHaveURL(/\/admin\/entrar/);
      await phone.close();

      await page.goto(`${app.siteUrl}/admin/mais`);
      await page.getByRole("link", { name: "Registro" }).click();
      await page.getByRole("link", { name: "Acessos" }).click();
      await expect(page).toHaveURL(/tipo=acessos/);
      const today = page.locator("section").first();
      await expect(today).toContainText("Hoje");
      await expect(today).toContainText("Dona Lia saiu de um aparelho: Firefox no Android");
      await expect(today).toContainText("Dona Lia entrou de um aparelho novo: Firefox no Android");
    });

    test("a price that changes stands in the Registro as it was and as it is", async ({
      page,
      app,
    }) => {
      await signIn(page, app, "/admin/quartos/mar");
      const price = page.getByLabel("Preço base por noite");
      const before = await price.inputValue();
      for (const typed of ["905", before]) {
        await price.fill(typed);
        await page.getByRole("button", { name: "Salvar quarto" }).click();
        await expect(page.getByText("Tudo salvo")).toBeVisible();
      }
      await page.goto(`${app.siteUrl}/admin/registro?tipo=precos`);
      await expect(page.getByText(/Dona Lia trocou o preço de .*→ R\$\s905/).first()).toBeVisible();
      await expect(page.getByText("convidou")).toHaveCount(0);
    });
  });
}
