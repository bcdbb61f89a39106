import type { Page } from "@playwright/test";
import { bookingUrl } from "../../src/contract/owner-urls.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { sidewaysOverflow, violations } from "../support/browser/inspect.ts";
import { newOwner } from "./people.ts";
import { forgetProposals, propose } from "./proposal-stories.ts";
import { screens, signIn } from "./sign-in.ts";
import { bookByPhone, quietWeeks } from "./timeline-stories.ts";

test.use({ tolerated: /status of 4(03|09|22)|wa\.me/ });
test.afterEach(({ app }) => app.query("delete from message_text"));

const text = (page: Page) => page.getByRole("textbox", { name: /^Texto/ });
const preview = (page: Page) => page.getByRole("region", { name: "Como chega" });
const ready = (page: Page) => page.getByRole("region", { name: "Mensagens" });

async function openEditor(page: Page, app: App, name: string) {
  await signIn(page, app, "/admin/mensagens");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Salvo.")).toBeVisible();
}

/** A chat opens in a new tab; here its URL is intercepted. */
async function withoutWhatsApp(page: Page) {
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
}

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("a text is written with its variables, tried, saved and put back", async ({
      page,
      app,
    }) => {
      await openEditor(page, app, "Agradecimento");
      await text(page).fill("Obrigado pela visita,");
      await page.getByRole("button", { name: "primeiro nome", exact: true }).click();
      await expect(text(page)).toBeFocused();
      await page.keyboard.type("!");
      await expect(text(page)).toHaveValue("Obrigado pela visita, {primeiro nome}!");
      await expect(preview(page)).toContainText(/Obrigado pela visita, [A-Z]\S+!/);
      await expect(page.getByText("38 de 700 caracteres.")).toBeVisible();
      await save(page);
      await page.getByRole("link", { name: "Mensagens" }).first().click();
      await expect(page.getByText("Obrigado pela visita, {primeiro nome}!")).toBeVisible();
      await expect(page.getByText("Texto da casa")).toBeVisible();
      await page.getByRole("link", { name: "Agradecimento" }).click();
      await page.getByRole("button", { name: "Texto original" }).click();
      await expect(text(page)).toHaveValue(/Volte quando quiser/);
      await save(page);
      const rows = await app.query("select text from message_text where kind = 'thanks'");
      expect(rows).toEqual([{ text: null }, { text: null }]);
    });

    test("both languages are written, and neither is lost by looking at the other", async ({
      page,
      app,
    }) => {
      await openEditor(page, app, "Como chegar");
      await text(page).fill("Até {chegada}.");
      await page.getByRole("link", { name: "Inglês" }).click();
      await expect(text(page)).toHaveValue(/\{first name\}/);
      await expect(preview(page)).toContainText("The address is");
      await text(page).fill("See you on {arrival}.");
      await page.getByRole("link", { name: "Português" }).click();
      await expect(text(page)).toHaveValue("Até {chegada}.");
      await save(page);
      const rows = await app.query(
        "select language, text from message_text where kind = 'directions' order by language",
      );
      expect(rows).toEqual([
        { language: "en-US", text: "See you on {arrival}." },
        { language: "pt-BR", text: "Até {chegada}." },
      ]);
    });

    test("a sentence without its value vanishes", async ({ page, app }) => {
      const told = "Oi! Guardado até {guardado até}. Veja: {link}";
      await propose(app, { label: "Sem guardar", made: "0 hours" });
      await openEditor(page, app, "Orçamento");
      await text(page).fill(told);
      await expect(preview(page)).toContainText(/Oi! Veja: http\S+/);
      await propose(app, { label: "Com guardar", made: "0 hours", keeps: true });
      await page.reload();
      await text(page).fill(told);
      await expect(preview(page)).toContainText(/Oi! Guardado até \d.+\. Veja: http\S+/);
      await forgetProposals(app);
    });

    test("what cannot be filled in, or is too long, is refused", async ({ page, app }) => {
      await openEditor(page, app, "Confirmação");
      await text(page).fill("Oi, {nome}!");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText("Há um campo que não existe aqui")).toBeVisible();
      await expect(text(page)).toBeFocused();
      await text(page).fill("x".repeat(712));
      await expect(page.getByText("Passou do limite: corte 12 caracteres.")).toBeVisible();
      page.once("dialog", (dialog) => dialog.dismiss());
      await page.getByRole("link", { name: "Mensagens" }).first().click();
      await expect(text(page)).toHaveValue(/^x+$/);
      await page.getByRole("button", { name: "Descartar" }).click();
      await expect(text(page)).toHaveValue(/está confirmada/);
      expect(await app.query("select from message_text where kind = 'confirmation'")).toEqual([]);
    });

    test("who saved an older text is told so, and what she typed stays", async ({ page, app }) => {
      await openEditor(page, app, "Saldo em aberto");
      await app.query(
        `insert into message_text (kind, language, text, version)
         values ('balance-due', 'pt-BR', 'Da Rita.', 7), ('balance-due', 'en-US', null, 7)
         on conflict (kind, language) do update set text = excluded.text, version = 7`,
      );
      await text(page).fill("Da Lia.");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(text(page)).toHaveValue("Da Lia.");
      await page.getByRole("button", { name: "Recarregar" }).click();
      await expect(text(page)).toHaveValue("Da Rita.");
    });

    test("a booking has the texts that fit, and a chat that was opened is noted, not more", async ({
      page,
      app,
    }) => {
      const id = await bookByPhone(app, quietWeeks(app)(0, 2), { name: "Rosa Aguiar" });
      await app.query("update booking set guest_phone = '+1 415 555 0134' where id = $1", [id]);
      await withoutWhatsApp(page);
      await signIn(page, app, bookingUrl(id));
      await expect(ready(page).getByRole("listitem")).toContainText([
        "Confirmação",
        "Saldo em aberto",
        "Como chegar",
      ]);
      const link = ready(page).getByRole("link", { name: "Abrir WhatsApp (Saldo em aberto)" });
      await expect(link).toHaveAttribute(
        "href",
        /^https:\/\/wa\.me\/14155550134\?text=Oi%2C%20Rosa/,
      );
      await expect(link).toHaveAttribute("rel", /noreferrer/);
      const chat = page.context().waitForEvent("page");
      await link.focus();
      await page.keyboard.press("Enter");
      expect((await chat).url()).toContain("https://wa.me/14155550134");
      await expect(ready(page)).toContainText(/aberto por Dona Lia, \d+ de \S+ \d\d:\d\d/);
      await expect(page.locator("main")).not.toContainText(/enviad/i);
      const rows = await app.query("select kind from message_opening where booking_id = $1", [id]);
      expect(rows).toEqual([{ kind: "balance-due" }]);
    });

    test("the team opens chats without the guest's link, and writes no texts", async ({
      page,
      app,
    }) => {
      const id = await bookByPhone(app, quietWeeks(app)(0, 2), { name: "Otto Prates" });
      const helper = await newOwner(app);
      await app.query(`update "user" set role = 'team' where email = $1`, [helper.email]);
      await signIn(page, app, bookingUrl(id), helper);
      const link = ready(page).getByRole("link", { name: "Abrir WhatsApp (Saldo em aberto)" });
      expect(await link.getAttribute("href")).not.toContain(encodeURIComponent("/reserva/"));
      await page.goto(`${app.siteUrl}/admin/mensagens`);
      await expect(page.getByText("Agradecimento")).toBeVisible();
      await expect(page.getByRole("link", { name: "Agradecimento" })).toHaveCount(0);
      await page.goto(`${app.siteUrl}/admin/mensagens/thanks`);
      await expect(page.getByRole("heading", { name: "Esta página não abriu." })).toBeVisible();
    });

    test("axe finds nothing, and nothing is cut off at 320 px", async ({ page, app }) => {
      const id = await bookByPhone(app, quietWeeks(app)(0, 2), { name: "Caio Lemos" });
      await signIn(page, app);
      const paths = ["/admin/mensagens", "/admin/mensagens/proposal?idioma=en", bookingUrl(id)];
      for (const path of paths) {
        for (const width of [viewport.width, 320]) {
          await page.setViewportSize({ width, height: viewport.height });
          await page.goto(`${app.siteUrl}${path}`, { waitUntil: "networkidle" });
          expect(await violations(page), path).toEqual([]);
          expect(await sidewaysOverflow(page), path).toEqual([]);
        }
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both texts can be written, and a refusal keeps what was typed", async ({ page, app }) => {
    await signIn(page, app, "/admin/mensagens/thanks?idioma=en");
    await text(page).fill("Come back, {name}!");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(text(page)).toHaveValue("Come back, {name}!");
    await expect(page.getByText("Há um campo que não existe aqui")).toBeVisible();
    await text(page).fill("Come back, {first name}!");
    await page.getByRole("button", { name: "Salvar" }).click();
    const rows = await app.query(
      "select text from message_text where kind = 'thanks' and language = 'en-US'",
    );
    expect(rows).toEqual([{ text: "Come back, {first name}!" }]);
  });
});
