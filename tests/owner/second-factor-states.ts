import { expect } from "@playwright/test";
import type { App } from "../support/browser/app.ts";
import type { OwnerState } from "./owner-state.ts";
import { newOwner } from "./people.ts";
import { fromElsewhere, letIn } from "./sign-in.ts";

export const protectPath = "/admin/proteger";

/** An owner who put it off so long ago that only its set-up page opens. */
export async function overdueOwner(app: App) {
  const lia = await newOwner(app, { isAsked: true });
  await app.query(`update "user" set "secondFactorPutOffUntil" = '2020-01-05' where email = $1`, [
    lia.email,
  ]);
  return lia;
}

const held = (name: string, who: (app: App) => ReturnType<typeof newOwner>): OwnerState => ({
  name,
  open: async ({ page, app }) => {
    await fromElsewhere(page, app);
    await letIn(page, app, await who(app));
    await page.goto(`${app.siteUrl}/admin`);
    await expect(page).toHaveURL(`${app.siteUrl}${protectPath}`);
    await page.waitForLoadState("networkidle");
  },
});

const asked = held("second-factor-asked", (app) => newOwner(app, { isAsked: true }));

export const secondFactorStates: readonly OwnerState[] = [
  asked,
  held("second-factor-overdue", overdueOwner),
  {
    name: "second-factor-setup",
    open: async (visit) => {
      await asked.open(visit);
      await visit.page.getByLabel("Sua senha").fill("rede-e-sombra-fresca");
      await visit.page.getByRole("button", { name: "Ligar o código" }).click();
      await expect(visit.page.getByRole("button", { name: "Confirmar e ligar" })).toBeVisible();
    },
  },
  {
    name: "second-factor-refused",
    complains: true,
    open: async (visit) => {
      await asked.open(visit);
      await visit.page.getByLabel("Sua senha").fill("senha-errada-mesmo");
      await visit.page.getByRole("button", { name: "Ligar o código" }).click();
      await expect(visit.page.getByRole("alert")).toContainText("A senha não confere.");
    },
  },
  {
    name: "second-factor-put-off",
    open: async (visit) => {
      await asked.open(visit);
      await visit.page.getByRole("button", { name: "Deixar para depois" }).click();
      await expect(visit.page.getByText("Falta o código no celular.")).toBeVisible();
    },
  },
];
