import type { Page } from "@playwright/test";
import { bookingUrl } from "../../src/contract/owner-urls.ts";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { addReceipt, answerAll, holdByPix, payByPix } from "./pix-stories.ts";
import { screens, signIn } from "./sign-in.ts";
import { bookByPhone, quietWeeks } from "./timeline-stories.ts";

test.use({ tolerated: /status of 409/ });
test.beforeEach(({ app }) => answerAll(app));

const cards = (page: Page) => page.getByRole("region", { name: "Pix para conferir" });
const cardOf = (page: Page, name: string) =>
  cards(page).getByRole("article").filter({ hasText: name });
const bookingOf = async (app: App, id: string) => {
  const [row] = await app.query<{ state: string; received: number }>(
    `select state, received from booking join booking_account on booking_id = id where id = $1`,
    [id],
  );
  return row;
};

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("one tap confirms what a guest says she paid", async ({ page, app }) => {
      const guest = `Helena Prado ${viewport.width}`;
      const id = await holdByPix(app, quietWeeks(app)(0, 3), { name: guest });
      await addReceipt(app, id);
      await signIn(page, app);
      const card = cardOf(page, guest);
      await expect(card).toContainText(/diz que pagou R\$\s2\.400 por Pix/);
      await expect(card).toContainText("Quarto Farol");
      const [row] = await app.query<{ code: string }>("select code from booking where id = $1", [
        id,
      ]);
      await expect(card).toContainText(row?.code.replace("-", "") ?? "nothing");
      await expect(card).toContainText("As noites esperam a sua resposta até");
      await expect(card.getByRole("link", { name: "Ver comprovante" })).toBeVisible();
      await card.getByRole("button", { name: /^Recebi R\$\s2\.400/ }).click();
      await expect(page.getByText("anotados. A reserva está confirmada")).toBeVisible();
      await expect(cards(page)).toBeHidden();
      expect(await bookingOf(app, id)).toEqual({ state: "confirmed", received: 240_000 });
    });

    test("another amount and day are a second tap away", async ({ page, app }) => {
      const id = await payByPix(app, quietWeeks(app)(0, 3), `Davi Reis ${viewport.width}`);
      await signIn(page, app, bookingUrl(id));
      const card = page.getByRole("region", { name: "Pix na chave da casa" }).getByRole("article");
      await card.getByText("Outro valor").click();
      await expect(card.getByLabel("Chegou")).toHaveValue(/^R\$\s4\.800$/);
      await card.getByLabel("Chegou").fill("1.000");
      const yesterday = stayAhead(-1, 1).checkIn;
      await card.getByLabel("Em", { exact: true }).fill(yesterday);
      await card.getByRole("button", { name: "Anotar esse valor" }).click();
      await expect(page.getByText(/R\$\s1\.000 anotados na conta da reserva/)).toBeVisible();
      await expect(card).toContainText("Recebido.");
      expect(await bookingOf(app, id)).toMatchObject({ received: 100_000 });
      const days = "select received_on::text as on from payment where booking_id = $1";
      expect(await app.query(days, [id])).toEqual([{ on: yesterday }]);
    });

    test("more than is open is noted once the owner says that it is no typo", async ({
      page,
      app,
    }) => {
      const id = await payByPix(app, quietWeeks(app)(0, 3), `Gil Maia ${viewport.width}`);
      await signIn(page, app, bookingUrl(id));
      const card = page.getByRole("region", { name: "Pix na chave da casa" }).getByRole("article");
      await card.getByText("Outro valor").click();
      await card.getByLabel("Chegou").fill("48.000");
      await card.getByRole("button", { name: "Anotar esse valor" }).click();
      await expect(card.getByRole("alert")).toContainText("É mais do que falta pagar.");
      expect(await bookingOf(app, id)).toMatchObject({ received: 0 });
      await card.getByRole("button", { name: "É isso mesmo, anotar" }).click();
      await expect(page.getByText(/R\$\s48\.000 anotados na conta da reserva/)).toBeVisible();
      expect(await bookingOf(app, id)).toMatchObject({ received: 4_800_000 });
    });

    test("what was not found is said to the guest, and can still arrive", async ({ page, app }) => {
      const guest = `Ivo Lima ${viewport.width}`;
      const id = await holdByPix(app, quietWeeks(app)(0, 3), { name: guest });
      await signIn(page, app);
      await cardOf(page, guest).getByRole("button", { name: "Não achei" }).click();
      await expect(page.getByText("Anotado: você não achou.")).toBeVisible();
      await expect(cards(page)).toBeHidden();
      const mails = "select 1 from mail where booking_id = $1 and kind = 'pix-missing'";
      expect(await app.query(mails, [id])).toHaveLength(1);
      await page.goto(`${app.siteUrl}${bookingUrl(id)}`);
      await page.getByText("O dinheiro chegou?").click();
      await page.getByRole("button", { name: /^Recebi R\$\s2\.400/ }).click();
      await expect(page.getByText("anotados. A reserva está confirmada")).toBeVisible();
    });

    test("after its time it says that the nights are gone, and what to do with the money", async ({
      page,
      app,
    }) => {
      const guest = `Rosa Dias ${viewport.width}`;
      const stay = quietWeeks(app)(0, 3);
      const id = await holdByPix(app, stay, { name: guest, minutes: -30 });
      await bookByPhone(app, stay, { name: "Chegou antes", room: "farol" });
      await signIn(page, app);
      const card = cardOf(page, guest);
      await expect(card).toContainText("O prazo acabou");
      await card.getByRole("link", { name: guest }).click();
      const own = page.getByRole("region", { name: "Pix na chave da casa" });
      await expect(own).toContainText("O prazo acabou");
      await expect(own.getByRole("button", { name: "Não achei" })).toBeVisible();
      await page.goBack();
      await card.getByRole("button", { name: /^Recebi/ }).click();
      await expect(page.getByText("a reserva já não vale. Devolva")).toBeVisible();
      expect(await bookingOf(app, id)).not.toMatchObject({ state: "confirmed" });
    });

    test("a code that was only shown may have been paid without a word", async ({ page, app }) => {
      const id = await holdByPix(app, quietWeeks(app)(0, 3), {
        name: `Nina Sol ${viewport.width}`,
        state: "shown",
      });
      await signIn(page, app);
      await expect(cards(page)).toBeHidden();
      await page.goto(`${app.siteUrl}${bookingUrl(id)}`);
      await expect(page.getByText("O hóspede ainda não disse que pagou.")).toBeVisible();
      await page.getByText("O dinheiro chegou?").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByText("anotados. A reserva está confirmada")).toBeVisible();
    });
  });
}
