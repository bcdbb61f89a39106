import { expect, test } from "../support/browser/app.ts";
import { editor } from "./listings-pages.ts";
import { signIn } from "./sign-in.ts";

test("another page of the dashboard takes the focus to its main part", async ({ page, app }) => {
  await signIn(page, app);
  await page.getByRole("link", { name: "Calendário" }).last().press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Calendário" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("what has the focus never lies under the tabs of a phone", async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, app, "/admin/reservas/nova");
  const covered: string[] = [];
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press("Tab");
    const under = await page.evaluate(() => {
      const focused = document.activeElement;
      const navs = [...document.querySelectorAll("nav")];
      const tabs = navs.find((nav) => getComputedStyle(nav).position === "fixed");
      if (!focused || !tabs || tabs.contains(focused) || !focused.closest("main")) return null;
      const [box, bar] = [focused.getBoundingClientRect(), tabs.getBoundingClientRect()];
      return box.bottom > bar.top ? focused.outerHTML.slice(0, 80) : null;
    });
    if (under) covered.push(under);
  }
  expect(covered).toEqual([]);
});

test("what is removed from a room leaves the keyboard where the next is added", async ({
  page,
  app,
}) => {
  await signIn(page, app, editor("mar"));
  await page
    .getByRole("button", { name: /^Remover / })
    .first()
    .press("Enter");
  await expect(page.getByRole("button", { name: "Novo benefício" })).toBeFocused();
  await page.getByRole("button", { name: "Nova temporada" }).press("Enter");
  await page
    .getByRole("button", { name: /^Remover temporada/ })
    .last()
    .press("Enter");
  await expect(page.getByRole("button", { name: "Nova temporada" })).toBeFocused();
  await page
    .getByRole("button", { name: /^Opções da foto/ })
    .first()
    .press("Enter");
  await page.getByRole("button", { name: "Apagar foto" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByLabel("Enviar fotos")).toBeFocused();
});

test("a choice in a filter keeps the focus, and many are one step back", async ({ page, app }) => {
  await signIn(page, app);
  await page.getByRole("link", { name: "Reservas" }).last().click();
  const channel = page.getByLabel("Canal");
  await channel.focus();
  for (const [value, guest] of [
    ["airbnb", "Camila Ramos"],
    ["whatsapp", ""],
  ] as const) {
    await channel.selectOption(value);
    await expect(page).toHaveURL(new RegExp(`canal=${value}`));
    await expect(page.getByRole("row").nth(1)).toContainText(guest);
    await expect(channel).toBeFocused();
    await expect(channel).toHaveValue(value);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});
