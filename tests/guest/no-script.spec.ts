import { expect, test } from "../support/browser/app.ts";

test.use({ javaScriptEnabled: false });

test("without script the room says how to book, and the search still shows the rooms", async ({
  page,
  app,
}) => {
  await page.goto(`${app.siteUrl}/quarto?id=mar`);
  const form = page.getByRole("form", { name: "Reserve agora" });
  await expect(form.getByText(/precisa do JavaScript/)).toBeVisible();
  await expect(form.getByRole("link", { name: "(73) 3555-0142" })).toBeVisible();
  await expect(form.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /wa\.me\/\d+\?text=.*Quarto%20Mar/,
  );
  await expect(page.getByRole("button", { name: "Book Now" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Escolher datas" })).toHaveCount(0);
  await form.getByRole("textbox", { name: "Check-in" }).press("Enter");
  await expect(page).toHaveURL(/\/quarto\?id=mar$/);
  await expect(page.getByRole("heading", { level: 1, name: "Quarto Mar" })).toBeVisible();

  await page.goto(app.siteUrl);
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.waitForURL(/\?startDate=/);
  await expect(page.getByRole("link", { name: /Quarto Mar/ })).toBeVisible();
});
