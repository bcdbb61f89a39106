import { expect } from "@playwright/test";
import { forgetChannels } from "./channel-stories.ts";
import type { OwnerState } from "./owner-state.ts";
import { soldAt } from "./portal-stories.ts";
import { letIn, signIn } from "./sign-in.ts";
import {
  addRoom,
  barOf,
  bookByPhone,
  freeDay,
  openTimeline,
  quietWeeks,
} from "./timeline-stories.ts";

/** The calendar with each of its panels and dialogs. */
export const timelineStates: readonly OwnerState[] = [
  {
    name: "timeline",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/calendario");
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "timeline-booking",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/calendario");
      await barOf(page, /^Iracema Lobo/).click();
      await expect(page.getByRole("button", { name: "Alterar" })).toBeVisible();
    },
  },
  {
    name: "timeline-change",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/calendario");
      await barOf(page, /^Iracema Lobo/).click();
      await page.getByRole("button", { name: "Alterar" }).click();
      const dialog = page.getByRole("dialog", { name: /^Alterar/ });
      await dialog.getByLabel(/^Quarto Farol/).check();
      await expect(page.getByText("O que fazer com a diferença")).toBeVisible();
    },
  },
  {
    name: "timeline-block",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/calendario");
      await page.getByRole("button", { name: "Bloquear", exact: true }).click();
      await page.getByLabel("Motivo do bloqueio").fill("Pintura");
    },
  },
  {
    name: "timeline-price",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/calendario");
      await page.getByRole("button", { name: "Bloquear", exact: true }).click();
      await page.getByRole("button", { name: "Mudar o preço" }).click();
      const dialog = page.getByRole("dialog", { name: "Mudar o preço" });
      await dialog.getByRole("button", { name: "Todos os quartos" }).click();
      await dialog.getByLabel("Preço da noite").fill("1.200");
      await expect(dialog.getByRole("status")).toContainText("para R$");
    },
  },
  {
    name: "timeline-move",
    open: async ({ page, app }) => {
      await signIn(page, app, "/admin/calendario");
      await page.waitForLoadState("networkidle");
      await barOf(page, /^Iracema Lobo/).focus();
      for (const key of ["m", "ArrowRight", "Shift+ArrowRight"]) await page.keyboard.press(key);
      await expect(page.getByText(/Livre\. |Não dá/)).toBeVisible();
    },
  },
  {
    name: "timeline-several-rooms",
    open: async ({ page, app }) => {
      const at = quietWeeks(app);
      const id = await bookByPhone(app, at(1, 2), { name: "Família Nogueira de Albuquerque" });
      await addRoom(app, id, "farol");
      await addRoom(app, id, "jangada");
      await letIn(page, app);
      await openTimeline(page, app, at(0, 1).checkIn);
      await barOf(page, /^Família Nogueira/)
        .last()
        .click();
      await expect(page.getByText("1 de 3 quartos, com")).toBeVisible();
    },
  },
  {
    name: "timeline-portal-stays",
    open: async ({ page, app }) => {
      const at = quietWeeks(app);
      await soldAt(app, "booking", "farol", at(1, 2));
      await letIn(page, app);
      await openTimeline(page, app, at(0, 1).checkIn);
      await barOf(page, /^Hóspede do Booking/).focus();
      await page.keyboard.press("m");
      await expect(page.getByText("são do Booking. Mude por lá")).toBeVisible();
    },
    close: forgetChannels,
  },
  {
    name: "timeline-first-day",
    open: async ({ page, app }) => {
      const at = quietWeeks(app);
      await letIn(page, app);
      await openTimeline(page, app, at(0, 1).checkIn);
      await freeDay(page, "Quarto Farol", at(1, 1).checkIn).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("link", { name: "Reservar daqui" })).toBeVisible();
    },
  },
];
