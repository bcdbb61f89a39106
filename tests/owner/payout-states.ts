import { expect } from "@playwright/test";
import { asCommand } from "../support/as-command.ts";
import type { App } from "../support/browser/app.ts";
import type { OwnerState } from "./owner-state.ts";
import { signIn } from "./sign-in.ts";

const KEY = { key: "+5571999990000", payee: "Maré Mansa", onSite: true };

const hasKey = (app: App) =>
  asCommand(app, `update property set pix_terms = '${JSON.stringify(KEY)}'`);
const hasNoKey = (app: App) => asCommand(app, "update property set pix_terms = null");

/** The house's Pix key, and the step-up before it changes. */
export const payoutStates: readonly OwnerState[] = [
  {
    name: "house-pix",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/casa/pix");
      await page.getByLabel("Chave Pix").fill("12345678000195");
      await expect(page.getByText("CNPJ: 12.345.678/0001-95")).toBeVisible();
    },
  },
  {
    name: "house-pix-left",
    open: async ({ page, app }) => {
      await hasKey(app);
      await signIn(page, app, "/admin/casa/pix");
      await page.getByLabel("Chave Pix").fill("12345678000195");
      await expect(page.getByRole("group", { name: /^A chave de antes/ })).toBeVisible();
    },
    close: hasNoKey,
  },
  {
    name: "confirm-me",
    complains: true,
    open: async ({ page, app }) => {
      await hasKey(app);
      await signIn(page, app, "/admin/casa/pix");
      await page.getByLabel("Chave Pix").fill("12345678000195");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByRole("dialog", { name: "Trocar a chave Pix" })).toBeVisible();
    },
    close: hasNoKey,
  },
];
