import type { Page } from "@playwright/test";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { letIn, screens, signIn } from "./sign-in.ts";
import { barOf, bookByPhone, openTimeline } from "./timeline-stories.ts";

const OPEN = /Ainda falta R\$\s1\.780\. Receber agora\?/;

/** A guest in the house who leaves today. */
async function leaver(app: App, name: string, ahead: number): Promise<string> {
  const id = await bookByPhone(app, stayAhead(ahead, 2), { name });
  const [from, until] = [stayAhead(-2, 1), stayAhead(0, 1)];
  await app.query(
    "update stay set check_in = $1, check_out = $2, checked_in_at = now() where booking_id = $3",
    [from.checkIn, until.checkIn, id],
  );
  return id;
}

/** Removes the booking, so that the next screen finds the nights free. */
async function forget(app: App, id: string): Promise<void> {
  await app.query("delete from occupied_nights where booking_id = $1", [id]);
  await app.query(
    "update stay set check_in = check_in - 400, check_out = check_out - 400 where booking_id = $1",
    [id],
  );
}

const departures = (page: Page) => page.getByRole("region", { name: "Saídas" });
const cardOf = (page: Page, name: string) =>
  departures(page).getByRole("article").filter({ hasText: name });

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("who leaves with an open amount is asked about, and stays in sight", async ({
      page,
      app,
    }) => {
      const guest = `Vera Paiva ${viewport.width}`;
      const id = await leaver(app, guest, 280);
      await signIn(page, app);
      await cardOf(page, guest).getByRole("button", { name: "Fazer check-out" }).click();
      const dialog = page.getByRole("dialog", { name: `Check-out de ${guest}` });
      await expect(dialog.getByText(OPEN)).toBeVisible();
      await dialog.getByRole("button", { name: "Sair mesmo assim" }).click();
      await expect(page.getByText(`Check-out de ${guest} feito.`)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(cardOf(page, guest)).toContainText("Saiu devendo");
      await cardOf(page, guest)
        .getByRole("button", { name: /^Receber R\$\s1\.780$/ })
        .click();
      const receiving = page.getByRole("dialog", { name: `Receber de ${guest}` });
      await receiving.getByRole("button", { name: "Dinheiro" }).click();
      await expect(page.getByText(/R\$\s1\.780 de Vera Paiva.*: anotado\./)).toBeVisible();
      await expect(cardOf(page, guest)).toHaveCount(0);
      await forget(app, id);
    });

    test("one tap receives what is open and lets the guest go", async ({ page, app }) => {
      const guest = `Caio Brito ${viewport.width}`;
      const id = await leaver(app, guest, 283);
      await signIn(page, app);
      await cardOf(page, guest).getByRole("button", { name: "Fazer check-out" }).click();
      const dialog = page.getByRole("dialog", { name: `Check-out de ${guest}` });
      await dialog.getByRole("button", { name: "Pix" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(cardOf(page, guest)).toHaveCount(0);
      const [account] = await app.query(
        `select received, open, checked_out_at is not null as left from booking_account
         join booking on booking.id = booking_id where booking_id = $1`,
        [id],
      );
      expect(account).toEqual({ received: 178_000, open: 0, left: true });
      await forget(app, id);
    });

    test("an extra night alone is charged", async ({ page, app }) => {
      const stay = stayAhead(286, 2);
      const guest = `Ivo Teles ${viewport.width}`;
      const id = await bookByPhone(app, stay, { name: guest, total: 150_000 });
      await letIn(page, app);
      await openTimeline(page, app, stayAhead(284, 1).checkIn);
      await barOf(page, new RegExp(`^${guest}`)).click();
      await page.getByRole("button", { name: "Alterar" }).click();
      const dialog = page.getByRole("dialog", { name: /^Alterar a reserva/ });
      await dialog.getByLabel("Check-out").fill(stayAhead(286, 3).checkOut);
      await expect(dialog.getByLabel(/^Só a noite extra: R\$/)).toBeChecked();
      await dialog.getByRole("button", { name: "Alterar reserva" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(/^1 noite a mais × R\$.*, noite de /)).toBeVisible();
      const charges = await app.query<{ amount: number }>(
        "select amount from account_entry where booking_id = $1 and kind = 'charge' order by id",
        [id],
      );
      expect(charges).toHaveLength(2);
      expect(charges[0]?.amount).toBe(150_000);
      await forget(app, id);
    });
  });
}
