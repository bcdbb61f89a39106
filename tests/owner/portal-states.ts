import { expect } from "@playwright/test";
import { bookingUrl } from "../../src/contract/owner-urls.ts";
import { stayAhead } from "../support/browser/app.ts";
import { forgetChannels } from "./channel-stories.ts";
import type { OwnerState } from "./owner-state.ts";
import { readFeed, soldAt } from "./portal-stories.ts";
import { letIn, signIn } from "./sign-in.ts";
import { barOf, openTimeline, quietWeeks } from "./timeline-stories.ts";

const states: readonly OwnerState[] = [
  {
    name: "today-portal-guest",
    open: async ({ page, app }) => {
      await soldAt(app, "booking", "farol", stayAhead(0, 2));
      await signIn(page, app);
      await expect(page.getByRole("link", { name: "Completar dados" }).first()).toBeVisible();
    },
  },
  {
    name: "booking-portal",
    complains: true,
    open: async ({ page, app }) => {
      const { bookingIds } = await soldAt(app, "booking", "farol", quietWeeks(app)(1, 3));
      await signIn(page, app, bookingUrl(bookingIds[0] ?? ""));
      await page.getByLabel("Valor da estadia").fill("1.200");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByText("Diga quem está com o dinheiro.")).toBeVisible();
    },
  },
  {
    name: "booking-portal-gone",
    open: async ({ page, app }) => {
      const at = quietWeeks(app);
      const sold = await soldAt(app, "airbnb", "farol", at(1, 3), at(5, 2));
      const id = sold.bookingIds[0] ?? "";
      await signIn(page, app, bookingUrl(id));
      await page.getByLabel("Nome").fill("Rita Cunha");
      await page.getByLabel("Valor da estadia").fill("1.200");
      await page.getByRole("button", { name: "Guardar" }).click();
      await expect(page.getByText("Guardado.", { exact: true })).toBeVisible();
      await sold.cancelFirst();
      await page.goto(`${app.siteUrl}${bookingUrl(id)}`);
      await expect(page.getByText("não lista mais esta estadia")).toBeVisible();
    },
  },
  {
    name: "booking-portal-closed",
    open: async ({ page, app }) => {
      const { bookingIds } = await soldAt(app, "booking", "farol", quietWeeks(app)(1, 3));
      await signIn(page, app, bookingUrl(bookingIds[0] ?? ""));
      await page.getByRole("button", { name: "É só um fechamento" }).click();
      await expect(page.getByRole("button", { name: "É um hóspede" })).toBeVisible();
    },
  },
  {
    name: "booking-portal-cancel",
    open: async ({ page, app }) => {
      const { bookingIds } = await soldAt(app, "booking", "farol", quietWeeks(app)(1, 3));
      await signIn(page, app, `${bookingUrl(bookingIds[0] ?? "")}/cancelar`);
      await expect(page.getByText("cancele por lá")).toBeVisible();
    },
  },
  {
    name: "bookings-portal",
    open: async ({ page, app }) => {
      const sold = await soldAt(app, "booking", "farol", stayAhead(0, 2), stayAhead(4, 2));
      await readFeed(app, sold.feedId);
      await signIn(page, app, "/admin/reservas?ver=proximas&canal=booking");
      await expect(page.getByText("Hóspede do Booking").first()).toBeVisible();
    },
  },
  {
    name: "timeline-portal",
    open: async ({ page, app }) => {
      const at = quietWeeks(app);
      await soldAt(app, "booking", "farol", at(1, 3));
      await letIn(page, app);
      await openTimeline(page, app, at(0, 1).checkIn);
      await barOf(page, /^Hóspede do Booking/).click();
      await expect(page.getByRole("link", { name: "Abrir reserva" })).toBeVisible();
    },
  },
];

/** The owner's screens about guests from portals, each with its own sales. */
export const portalStates: readonly OwnerState[] = states.map((state) => ({
  ...state,
  close: forgetChannels,
}));
