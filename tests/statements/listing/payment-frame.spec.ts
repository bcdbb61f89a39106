import { expect, stayAhead, test } from "../../support/browser/app.ts";
import { fields, holdAnswer, openListing, typeStay } from "./listing-page.ts";

test("until the provider's frame has something to show, words and a spinner stand in its place", async ({
  page,
  app,
}) => {
  await page.clock.install({ time: app.now() });
  const letFrameCome = await holdAnswer(page, "**/__pay/embedded?*");
  await openListing(page, app, "coqueiro");
  await typeStay(page, stayAhead(228, 2));
  await fields(page).bookNow.click();
  const dialog = page.getByRole("dialog", { name: "Pagamento da reserva" });
  const frame = page.locator('iframe[name="embedded-checkout"]');
  const waiting = dialog.getByText("Abrindo o pagamento…");
  await expect(frame).toBeAttached();
  await expect(waiting).toBeVisible();
  await expect(frame).toBeHidden();
  await expect(dialog.locator("[aria-busy=true]")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Tentar de novo" })).toHaveCount(0);

  await page.clock.fastForward(9_000);
  await expect(dialog.getByRole("status").getByText(/demorando mais/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Voltar ao quarto", exact: true })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "(73) 3555-0142" })).toBeVisible();

  letFrameCome();
  await expect(frame).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(dialog.getByText(/demorando mais/)).toHaveCount(0);
  await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Fechar pagamento" }).click();
  await expect(dialog).toHaveCount(0);
});
