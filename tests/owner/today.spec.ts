import type { Page } from "@playwright/test";
import { todayIn } from "../../src/domain/day.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { untilAwake } from "../support/browser/awake.ts";
import { alertLine, openAlert } from "./alert-lines.ts";
import { forgetChannels } from "./channel-stories.ts";
import { signIn } from "./sign-in.ts";

/** Simulates returning to a hidden tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

async function raiseAlert(app: App, subject: string): Promise<void> {
  await app.query(
    `insert into alert (kind, subject, booking_id, raised_at)
     select 'refund-failed', $1, id, now() from booking where guest_name = 'Helena Prado' limit 1`,
    [subject],
  );
}

test.afterEach(async ({ app }) => {
  await app.query("delete from alert where subject like 'hoje-%'");
});

test("without any portal, what comes up while the page lies open is shown and called out", async ({
  page,
  app,
}) => {
  await forgetChannels(app);
  await raiseAlert(app, "hoje-antes");
  await signIn(page, app);
  // After the reload, wait for hydration: only then the page notices the return.
  await page.reload();
  await untilAwake(page);
  const shown = page.getByRole("main").getByText("Uma devolução não saiu");
  const called = page.getByRole("status").filter({ hasText: "Uma devolução não saiu" });
  await expect(shown).toHaveCount(1);
  await expect(called).toHaveCount(0);
  await raiseAlert(app, "hoje-depois");
  await comeBack(page);
  await expect(called).toHaveCount(1);
  // Other tests may have left alerts.
  const both = alertLine(page, page.getByText("Uma devolução não saiu"));
  await expect(both).toHaveCount(2);
});

test("an alert that is seen to leaves the keyboard where that is said", async ({ page, app }) => {
  await app.query("delete from alert");
  await raiseAlert(app, "hoje-resolvido");
  await signIn(page, app);
  await openAlert(page, alertLine(page, page.getByText("Uma devolução não saiu")));
  await page.getByRole("button", { name: "Já resolvi" }).press("Enter");
  await expect(page.getByText("Aviso encerrado.")).toBeVisible();
  await expect(page.locator(":focus")).toHaveText("Aviso encerrado.");
});

test("a dashboard that lay open overnight knows the new day on its next page", async ({
  page,
  app,
}) => {
  await signIn(page, app, "/admin/reservas");
  const iracema = page.getByRole("row").filter({ hasText: "Iracema Lobo" });
  await expect(iracema).toContainText("Chega hoje");
  const today = (zone: string) => todayIn(zone, app.now());
  const home = "America/Bahia";
  const elsewhere = ["Pacific/Kiritimati", "Etc/GMT+12"].find(
    (zone) => today(zone) !== today(home),
  );
  await app.query("update property set time_zone = $1", [elsewhere]);
  try {
    await page.getByRole("link", { name: "Calendário" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Calendário" })).toBeVisible();
    await page.getByRole("link", { name: "Reservas" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Reservas" })).toBeVisible();
    await page.getByRole("searchbox").fill("Iracema");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(iracema).not.toContainText("Chega hoje");
  } finally {
    await app.query("update property set time_zone = $1", [home]);
  }
});
