import { expect, test } from "../../support/browser/app.ts";

test.use({ tolerated: /status of (404|500)/ });

test("S8.15 S8.16 S8.18 R1.08 R46.01 an unknown address is a 404 with two ways out", async ({
  page,
  app,
}) => {
  for (const path of ["/nao-existe", "/quarto/mar", "/en2"]) {
    const answer = await page.goto(app.siteUrl + path);
    expect(answer?.status()).toBe(404);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Unexpected Application Error!");
    await expect(heading).toHaveAttribute("lang", "en");
    const main = page.getByRole("main");
    await expect(main.getByText("404 Not Found", { exact: true })).toBeVisible();
    await expect(main).toContainText("Não encontramos essa página.");
    await expect(main.getByRole("link", { name: "Ver os quartos" })).toHaveAttribute(
      "href",
      "/#quartos",
    );
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await main.getByRole("link", { name: "Ir para a página inicial" }).click();
    await expect(page).toHaveURL(`${app.siteUrl}/`);
  }
});

test("S8.15 S8.17 S8.18 an error without a status shows its message and never a stack", async ({
  page,
  app,
}) => {
  await app.query("alter table property rename to property_away");
  try {
    const answer = await page.goto(app.siteUrl);
    expect(answer?.status()).toBe(500);
    expect(await answer?.text()).not.toMatch(/\bat .+\.[jt]sx?:\d+|node_modules|property_away/);
  } finally {
    await app.query("alter table property_away rename to property");
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  const main = page.getByRole("main");
  await expect(main.getByText("Unexpected Server Error", { exact: true })).toBeVisible();
  await expect(main).toContainText("Algo não saiu como devia");
  await main.getByRole("link", { name: "Ir para a página inicial" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Maré Mansa");
});
