import { addDays, type Day } from "../../src/domain/day.ts";
import { firstOfMonth } from "../../src/domain/month.ts";
import { expect, test } from "../support/browser/app.ts";
import { faultsAtEverySize } from "../support/browser/geometry/check.ts";
import { screens, signIn } from "./sign-in.ts";
import { barOf, bookByPhone, openTimeline, quietWeeks } from "./timeline-stories.ts";

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });
    test.beforeEach(({ page, app }) => signIn(page, app));

    test("single nights in a row show their whole names, and none covers another", async ({
      page,
      app,
    }) => {
      const at = quietWeeks(app);
      const names = ["Bartolomeu Constantino", "Maximiliana Bittencourt", "Ana", "Zé da Praia"];
      for (const [index, one] of names.entries()) {
        await bookByPhone(app, at(index + 1, 1), { name: one });
      }
      await bookByPhone(app, at(13, 3), { name: "Família Nogueira" });
      await openTimeline(page, app, at(0, 1).checkIn);
      for (const one of [...names, "Família Nogueira"]) {
        const bar = barOf(page, new RegExp(`^${one}`));
        await expect(bar).toContainText(one, { useInnerText: true });
      }
      expect(await faultsAtEverySize(page)).toEqual([]);
    });

    test("open money and a new booking are marked, and said", async ({ page, app }) => {
      const at = quietWeeks(app);
      const id = await bookByPhone(app, at(1, 4), { name: "Rute Vaz", total: 45_000 });
      await app.query("update booking set confirmed_at = now() + interval '1 hour' where id = $1", [
        id,
      ]);
      await app.query(
        `insert into payment_session (booking_id, provider, purpose, amount, state, expires_at, opened_at)
         values ($1, 'stripe', 'booking', 45000, 'ended', now(), now())`,
        [id],
      );
      await openTimeline(page, app, at(0, 1).checkIn);
      await expect(barOf(page, /^Rute Vaz.*, R\$\s450 em aberto, nova$/)).toBeVisible();
      const legend = page.getByRole("list", { name: "Legenda" });
      await expect(legend).toContainText("Valor em aberto");
      await expect(legend).toContainText("Nova");
    });

    test("any month is one choice away, and today one tap", async ({ page, app }) => {
      await page.goto(`${app.siteUrl}/admin/calendario`, { waitUntil: "networkidle" });
      const today = (await page
        .locator("th[aria-current=date] time")
        .getAttribute("datetime")) as Day;
      const wanted = firstOfMonth(today, 3);
      const jump = page.getByLabel("Ir para o mês");
      await jump.focus();
      await jump.selectOption(wanted.slice(0, 7));
      await expect(page).toHaveURL(`${app.siteUrl}/admin/calendario?de=${wanted}`);
      await expect(page.locator("thead time").first()).toHaveAttribute("datetime", wanted);
      await expect(jump).toBeFocused();
      await expect(page.locator("thead time").last()).toHaveAttribute(
        "datetime",
        addDays(wanted, 13),
      );
      await page.getByRole("main").getByRole("link", { name: "Hoje", exact: true }).click();
      await expect(page.locator(`time[datetime="${today}"]`)).toBeVisible();
    });
  });
}
