import type { Page } from "@playwright/test";
import { type App, expect, stayAhead, test } from "../support/browser/app.ts";
import { screens, signIn } from "./sign-in.ts";
import { bookByPhone } from "./timeline-stories.ts";

/** Alerts enough to fill a small phone. */
async function sixAlerts(app: App): Promise<void> {
  await app.query(
    `insert into alert (kind, subject, booking_id, raised_at)
     select 'refund-failed', 'dia-' || n, id, now()
     from (select id from booking limit 1) as booking, generate_series(1, 6) as n`,
  );
}

test.afterEach(async ({ app }) => {
  await app.query("delete from alert where subject like 'dia-%'");
});

const arrivals = (page: Page) => page.getByRole("region", { name: "Chegadas" });

test("on a small phone the first arrival and its button are above the fold, whatever the alerts", async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sixAlerts(app);
  await signIn(page, app);
  const tabs = page.getByRole("navigation", { name: "Painel" }).filter({ visible: true });
  const fold = (await tabs.boundingBox())?.y ?? 0;
  const button = arrivals(page).getByRole("button", { name: "Fazer check-in" }).first();
  const box = await button.boundingBox();
  expect(fold).toBeGreaterThan(500);
  expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(fold);
});

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("an arrival says who comes and what was noted, and its money is received there", async ({
      page,
      app,
    }) => {
      const guest = `Olavo Braga ${viewport.width}`;
      const id = await bookByPhone(app, stayAhead(595, 1), { name: guest, room: "farol" });
      // The house's day, which is not always the database's.
      const { checkIn, checkOut } = stayAhead(0, 1);
      await app.query(
        `update stay set check_in = $2, check_out = $3, children_up_to_12 = 1
         where booking_id = $1`,
        [id, checkIn, checkOut],
      );
      await app.query("update booking set note = $2, expected_arrival = '21:30' where id = $1", [
        id,
        "Berço no quarto",
      ]);
      await signIn(page, app);
      const card = arrivals(page).getByRole("article").filter({ hasText: guest });
      await expect(card).toContainText("Quarto Farol, 1 noite, 3 pessoas (1 criança)");
      await expect(card).toContainText("21h30");
      await expect(card).toContainText("Berço no quarto");
      const chat = await card.getByRole("link", { name: /^WhatsApp/ }).getAttribute("href");
      const text = new URL(chat ?? "").searchParams.get("text") ?? "";
      expect(text).toMatch(
        /^Oi, Olavo! .*\n.*\n.*https:\/\/www\.google\.com\/maps.*\nFalta pagar R\$\s1\.780\./,
      );

      await card.getByRole("button", { name: /^Receber R\$\s1\.780$/ }).click();
      const dialog = page.getByRole("dialog", { name: `Receber de ${guest}` });
      await dialog.getByRole("button", { name: "Pix" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.locator(":focus")).toContainText("anotado.");
      await expect(card).toContainText("Paga");
      await expect(card.getByRole("button", { name: /^Receber/ })).toHaveCount(0);
      await app.query("delete from occupied_nights where booking_id = $1", [id]);
      await app.query(
        "update stay set check_in = check_in - 400, check_out = check_out - 400 where booking_id = $1",
        [id],
      );
    });

    test("tomorrow is told below today, and all of it is on the sheet", async ({ page, app }) => {
      const guest = `Lúcia Prata ${viewport.width}`;
      const stay = stayAhead(1, 1);
      const id = await bookByPhone(app, stay, { name: guest, room: "farol" });
      await signIn(page, app);
      const tomorrow = page.getByRole("region", { name: /^Amanhã/ });
      await expect(tomorrow).toContainText(guest);
      await expect(tomorrow).toContainText(/1\.780 em aberto/);
      await expect(arrivals(page)).not.toContainText(guest);

      await page.getByRole("link", { name: "Folha do dia" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Folha do dia" })).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByRole("table", { name: /^Amanhã, chegam/ })).toContainText(guest);
      await expect(main.getByRole("table", { name: /^Chegadas/ })).toContainText("(85) 95555-0116");
      await expect(main.getByRole("table", { name: /^Na casa/ })).toContainText(/R\$\s2\.280/);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(main.getByText(guest)).toBeVisible();
      await app.query("delete from occupied_nights where booking_id = $1", [id]);
      await app.query("update booking set state = 'cancelled' where id = $1", [id]);
    });
  });
}
