import type { Page } from "@playwright/test";
import { todayIn } from "../../src/domain/day.ts";
import { untilAwake } from "../support/browser/awake.ts";
import { expect, type House, test } from "../support/browser/house.ts";
import { forgetChannels } from "./channel-stories.ts";
import { signIn } from "./sign-in.ts";

/** Simulates returning to a hidden tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

async function raiseAlert(house: House, subject: string): Promise<void> {
  await house.query(
    `insert into alert (kind, subject, booking_id, raised_at)
     select 'refund-failed', $1, id, now() from booking where guest_name = 'Helena Prado' limit 1`,
    [subject],
  );
}

test.afterEach(async ({ house }) => {
  await house.query("delete from alert where subject like 'hoje-%'");
});

test("without any portal, what comes up while the page lies open is shown and called out", async ({
  page,
  house,
}) => {
  await forgetChannels(house);
  await raiseAlert(house, "hoje-antes");
  await signIn(page, house);
  // Reloaded and hydrated, the page listens for the return.
  await page.reload();
  await untilAwake(page);
  const shown = page.getByRole("main").getByText("Uma devolução não saiu");
  const called = page.getByRole("status").filter({ hasText: "Uma devolução não saiu" });
  await expect(shown).toHaveCount(1);
  await expect(called).toHaveCount(0);
  await raiseAlert(house, "hoje-depois");
  await comeBack(page);
  await expect(called).toHaveCount(1);
  // Other tests may have left alerts.
  const alerts = page.getByRole("region", { name: "Avisos" }).locator("> div");
  const both = alerts.filter({ hasText: "Uma devolução não saiu" });
  await expect(both.getByRole("button", { name: "Já resolvi" })).toHaveCount(2);
});

test("an alert that is seen to leaves the keyboard where that is said", async ({ page, house }) => {
  await house.query("delete from alert");
  await raiseAlert(house, "hoje-resolvido");
  await signIn(page, house);
  await page.getByRole("button", { name: "Já resolvi" }).press("Enter");
  await expect(page.getByText("Aviso encerrado.")).toBeVisible();
  await expect(page.locator(":focus")).toHaveText("Aviso encerrado.");
});

test("a dashboard that lay open overnight knows the new day on its next page", async ({
  page,
  house,
}) => {
  await signIn(page, house, "/admin/reservas");
  const iracema = page.getByRole("row").filter({ hasText: "Iracema Lobo" });
  await expect(iracema).toContainText("Chega hoje");
  const today = (zone: string) => todayIn(zone, Date.now());
  const home = "America/Bahia";
  const elsewhere = ["Pacific/Kiritimati", "Etc/GMT+12"].find(
    (zone) => today(zone) !== today(home),
  );
  await house.query("update property set time_zone = $1", [elsewhere]);
  try {
    await page.getByRole("link", { name: "Quartos" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Quartos" })).toBeVisible();
    await page.getByRole("link", { name: "Reservas" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Reservas" })).toBeVisible();
    await page.getByRole("searchbox").fill("Iracema");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(iracema).not.toContainText("Chega hoje");
  } finally {
    await house.query("update property set time_zone = $1", [home]);
  }
});
