import type { Page } from "@playwright/test";
import { bookingUrl } from "../../src/contract/owner-urls.ts";
import { addDays } from "../../src/domain/day.ts";
import { type App, expect, test } from "../support/browser/app.ts";
import { askForChange } from "./asked-changes.ts";
import { confirmMe } from "./confirm-me.ts";
import { open, refusals, save, saved } from "./property-pages.ts";
import { letIn, screens, signIn } from "./sign-in.ts";
import { bookByPhone, quietWeeks } from "./timeline-stories.ts";

test.use({ tolerated: refusals });

const requests = (page: Page) => page.getByRole("region", { name: "Pedidos de mudança" });

async function asked(app: App, name: string) {
  const stay = quietWeeks(app)(0, 2);
  const id = await bookByPhone(app, stay, { name });
  await askForChange(app, id, stay);
  return { id, stay, longer: addDays(stay.checkOut, 2) };
}

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("what guests may do is set, and refused where it cannot be", async ({ page, app }) => {
      await app.query("delete from step_up");
      await letIn(page, app);
      await open(page, app, "casa/hospede");
      await page.getByLabel("O hóspede cancela pela página").uncheck();
      await page.getByLabel("Por conta própria").check();
      const days = page.getByLabel("Até quantos dias antes da chegada");
      await days.fill("0");
      await page
        .getByLabel("Chaves Pix e contas da casa")
        .fill("pix@casa.example\n\n  73955550142 ");
      await save(page);
      await confirmMe(page);
      await expect(page.getByText("De 1 a 365 dias.")).toBeVisible();
      await days.fill("10");
      await saved(page);
      const [row] = await app.query("select guest_terms, payees from property");
      expect(row).toEqual({
        guest_terms: { cancel: false, change: "self", changeUntilDays: 10, tell: true },
        payees: ["pix@casa.example", "73955550142"],
      });
      await open(page, app, "casa");
      await expect(page.getByText("Cancela com você. Muda por conta própria.")).toBeVisible();
    });

    test("a request is accepted with one tap, and what it costs is said before", async ({
      page,
      app,
    }) => {
      const guest = `Rosa Aguiar ${viewport.width}`;
      const { id, longer } = await asked(app, guest);
      await signIn(page, app);
      await expect(page.getByText("1 pedido espera resposta.")).toBeVisible();
      const card = requests(page).getByRole("article").filter({ hasText: guest });
      await expect(card).toContainText("Recado: O voo mudou, podemos ficar mais?");
      await expect(card).toContainText(/a diferença de R\$\s980 fica em aberto/);
      await card.getByRole("button", { name: "Aceitar" }).click();
      await expect(page.getByText("Mudança aceita.")).toBeVisible();
      await expect(requests(page)).toBeHidden();
      const [row] = await app.query("select check_out::text from booking where id = $1", [id]);
      expect(row).toMatchObject({ check_out: longer });
    });

    test("nights that were sold meanwhile are refused in words, and the guest is told no", async ({
      page,
      app,
    }) => {
      const { id, stay } = await asked(app, `Otto Prates ${viewport.width}`);
      await bookByPhone(
        app,
        { checkIn: stay.checkOut, checkOut: addDays(stay.checkOut, 1) },
        {
          name: "Chegou antes",
        },
      );
      await signIn(page, app, bookingUrl(id));
      const card = page.getByRole("article").filter({ hasText: "Pedido de mudança" });
      await card.getByRole("button", { name: "Aceitar" }).click();
      await expect(card.getByRole("alert")).toContainText("Essas noites já não estão livres.");
      await card.getByRole("button", { name: "Recusar" }).click();
      await expect(page.getByText("Pedido recusado.")).toBeVisible();
      await expect(card).toBeHidden();
      const [row] = await app.query("select check_out::text from booking where id = $1", [id]);
      expect(row).toMatchObject({ check_out: stay.checkOut });
    });
  });
}
