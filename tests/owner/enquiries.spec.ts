import { expect, stayAhead, test } from "../support/browser/app.ts";
import { withDeps } from "../support/browser/as-guest.ts";
import { sidewaysOverflow, violations } from "../support/browser/inspect.ts";
import { asker, enquired } from "../support/enquiries.ts";
import { signIn } from "./sign-in.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a request for nights is answered by a quote, or by hand, and may be taken back", async ({
  page,
  app,
}) => {
  const guests = { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 };
  const wish = { ...asker, stay: stayAhead(40, 2), rooms: [{ listingId: "coqueiro", guests }] };
  await withDeps(app, (deps) => enquired({ deps }, wish));
  await signIn(page, app, "/admin");
  const card = page.getByRole("article").filter({ hasText: "Dora Pires" });
  await expect(card).toContainText("Quarto Coqueiro");
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await card.getByRole("link", { name: "Fazer orçamento" }).click();
  await expect(page.getByLabel("Para quem")).toHaveValue("Dora Pires");
  await page.getByRole("button", { name: "WhatsApp" }).click();
  await expect(page.getByText("Orçamento criado.")).toBeVisible();
  const answer = page.getByRole("link", { name: "Abrir WhatsApp" });
  await expect(answer).toHaveAttribute("href", /5573955550177/);
  await page.goto(`${app.siteUrl}/admin`);
  await page.getByText("1 respondido há pouco").click();
  await card.getByRole("button", { name: "Ainda não respondi" }).click();
  await expect(card.getByRole("button", { name: "Já respondi" })).toBeVisible();
});
