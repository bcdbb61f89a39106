import { expect, type Page } from "@playwright/test";
import { forgetChannels } from "./channel-stories.ts";
import { busyMonth } from "./numbers-stories.ts";
import type { OwnerState } from "./owner-state.ts";
import { signIn } from "./sign-in.ts";

async function unfold(page: Page): Promise<void> {
  for (const summary of await page.getByText("Ver em tabela").all()) await summary.click();
  await expect(page.getByRole("table", { name: "Ocupação por mês" })).toBeVisible();
}

const longRoom = " com varanda, rede e vista para o mar aberto";

/** The numbers of a year, of a month with every kind of sale, with long names and with nothing. */
export const numbersStates: readonly OwnerState[] = [
  {
    name: "numbers",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/numeros");
      await unfold(page);
    },
  },
  {
    name: "numbers-month",
    open: async ({ page, app }) => {
      const { month } = await busyMonth(app);
      await app.query("update physical_room set name = name || $1", [longRoom]);
      await signIn(page, app, `/admin/numeros?de=${month}&meses=1`);
      await unfold(page);
      await expect(page.getByText("comissão média de 10%")).toBeVisible();
    },
    close: async (app) => {
      await forgetChannels(app);
      await app.query("update physical_room set name = replace(name, $1, '')", [longRoom]);
    },
  },
  {
    name: "numbers-empty",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/numeros?de=2001-01&meses=12");
      await expect(page.getByText("Nenhuma receita neste período.")).toBeVisible();
    },
  },
];
