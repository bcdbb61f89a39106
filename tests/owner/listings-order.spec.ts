import { expect, test } from "../support/browser/app.ts";
import { untilAwake } from "../support/browser/awake.ts";
import { save, visit } from "./listings-pages.ts";
import { screens, signIn } from "./sign-in.ts";

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("she orders the rooms by keyboard, and the home page follows", async ({ page, app }) => {
      await signIn(page, app, "/admin/quartos");
      const names = page.getByRole("listitem").getByRole("heading");
      const [first = "", second = ""] = await names.allInnerTexts();
      const down = page.getByRole("button", { name: `Descer ${first}` });
      await down.focus();
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await page.keyboard.press("Enter");
      await answered;
      await expect(names.nth(0)).toHaveText(second);
      await expect(names.nth(1)).toHaveText(first);
      await expect(down).toBeFocused();
      await expect(page.getByText(`${first}: agora na posição 2 de`)).toBeAttached();
      const visitor = await visit(page, app, "/");
      await expect(visitor.locator("#quartos h3").first()).toHaveText(second);
    });
  });
}

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("rooms and photos are dragged to their places", async ({ page, app }) => {
    await signIn(page, app, "/admin/quartos");
    await untilAwake(page);
    const rows = page.getByRole("main").getByRole("listitem");
    const third = await rows.nth(2).getByRole("heading").innerText();
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await rows.nth(2).dragTo(rows.nth(0));
    await answered;
    await expect(rows.nth(0).getByRole("heading")).toHaveText(third);

    await page.getByRole("link", { name: "Casa inteira" }).click();
    const photos = page.getByRole("main").getByRole("figure").getByRole("img");
    const words = (await photos.nth(2).getAttribute("alt")) ?? "";
    await photos.nth(2).dragTo(photos.nth(0));
    await expect(photos.nth(0)).toHaveAttribute("alt", words);
    await save(page);
    const visitor = await visit(page, app, "/");
    await expect(visitor.getByAltText(words).first()).toBeAttached();
  });
});
