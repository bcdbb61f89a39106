import { expect, type Page } from "@playwright/test";
import { ownerProposalUrl } from "../../src/contract/owner-urls.ts";
import type { App } from "../support/browser/app.ts";
import { lengthenListings, putListingsBack } from "../support/browser/long-listings.ts";
import { typeDates } from "./new-booking-form.ts";
import type { OwnerState } from "./owner-state.ts";
import { forgetProposals, propose, roomChip, send } from "./proposal-stories.ts";
import { signIn } from "./sign-in.ts";
import { bookByPhone, openTimeline, quietWeeks } from "./timeline-stories.ts";

const list = "/admin/orcamentos";
const form = `${list}/novo`;
const LONG = "Maria Aparecida dos Santos Albuquerque de Vasconcelos e toda a família";

const state = (
  name: string,
  path: string,
  open: (page: Page, app: App) => Promise<void> = async () => {},
  more: Partial<OwnerState> = {},
): OwnerState => ({
  name: `proposal-${name}`,
  close: forgetProposals,
  open: async ({ page, app }) => {
    await signIn(page, app, path);
    await page.waitForLoadState("networkidle");
    await open(page, app);
  },
  ...more,
});

async function fillRoom(page: Page, app: App, room: string): Promise<void> {
  await typeDates(page, quietWeeks(app)(1, 5));
  await roomChip(page, room).check();
}

async function openProposal(page: Page, app: App, id: string): Promise<void> {
  await page.goto(`${app.siteUrl}${ownerProposalUrl(id)}`, { waitUntil: "networkidle" });
}

async function many(app: App): Promise<void> {
  await propose(app, { label: LONG, seen: true, total: 12_345_050 });
  for (const label of ["", "Bruno", "Família Tavares"]) await propose(app, { label });
  await propose(app, { label: "Guardado", keeps: true });
  const taken = quietWeeks(app)(0, 3);
  await bookByPhone(app, taken, { name: "Rita Cunha", room: "jangada" });
  await propose(app, { label: "Ocupado", stay: taken });
}

/** The owner's proposals: the form, one of them, and the list. */
export const proposalStates: readonly OwnerState[] = [
  state("new", form, async (page) => {
    await expect(page.locator("[data-day]").first()).toBeVisible();
  }),
  state("new-chosen", form, async (page, app) => {
    await fillRoom(page, app, "Quarto Jangada");
    await page.getByLabel("Preço combinado").fill("3.900");
    await page.getByRole("switch").check();
    await page.getByText("Nome e recado").click();
    await expect(page.getByText("Oi! Aqui é")).toBeVisible();
  }),
  state(
    "new-taken",
    form,
    async (page, app) => {
      const stay = quietWeeks(app)(1, 3);
      await typeDates(page, stay);
      await roomChip(page, "Quarto Mar").check();
      await bookByPhone(app, stay, { name: "Rita Cunha" });
      await send(page).click();
      await expect(page.getByRole("alert").last()).toContainText("Nada foi criado.");
    },
    { complains: true },
  ),
  {
    name: "proposal-new-long",
    open: async ({ page, app }) => {
      await lengthenListings(app);
      await signIn(page, app, form);
      await page.waitForLoadState("networkidle");
      await typeDates(page, quietWeeks(app)(1, 5));
      await expect(page.getByText("Total da tabela")).toBeVisible();
    },
    close: putListingsBack,
  },
  state("made", form, async (page, app) => {
    await fillRoom(page, app, "Quarto Jangada");
    await page.getByRole("switch").check();
    await send(page).click();
    await expect(page.getByText("Orçamento criado.")).toBeVisible();
    await page.getByText("Texto da mensagem").click();
    await page.getByText("Retirar", { exact: true }).click();
  }),
  state("expired", list, async (page, app) => {
    const over = { made: "-50 hours", valid: "-2 hours" };
    await openProposal(page, app, await propose(app, { label: LONG, ...over }));
    await expect(page.getByRole("link", { name: "Renovar" })).toBeVisible();
  }),
  state("list-empty", list),
  state("list", list, async (page, app) => {
    await many(app);
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByText("Noites ocupadas")).toBeVisible();
  }),
  state("list-over", `${list}?ver=vencidos`, async (page, app) => {
    await propose(app, { label: LONG, made: "-50 hours", valid: "-2 hours" });
    await propose(app, { withdrawn: true });
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByText("Retirado")).toBeVisible();
  }),
  state("timeline", list, async (page, app) => {
    const at = quietWeeks(app);
    await propose(app, { label: "Família Tavares", stay: at(1, 4), keeps: true });
    await openTimeline(page, app, at(0, 1).checkIn);
    await page
      .getByRole("grid")
      .getByRole("button", { name: /^Orçamento:/ })
      .click();
    await expect(page.getByRole("link", { name: "Abrir o orçamento" })).toBeVisible();
  }),
];
