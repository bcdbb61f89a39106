import { expect } from "@playwright/test";
import { bookingUrl, cancelRoomUrl } from "../../src/contract/owner-urls.ts";
import type { App } from "../support/browser/app.ts";
import { lengthenListings, putListingsBack } from "../support/browser/long-listings.ts";
import type { OwnerState } from "./owner-state.ts";
import { arriveTogether, bookTwoRooms, forgetRooms, type TwoRooms } from "./rooms-stories.ts";
import { signIn } from "./sign-in.ts";

const longName = "Wolfeschlegelsteinhausenbergerdorff da Conceição";

async function putBack(app: App): Promise<void> {
  await putListingsBack(app);
  await forgetRooms(app);
}

/** With rooms of sixty letters, and prices of five digits. */
const crowded = (
  name: string,
  pathOf: (booked: TwoRooms) => string,
  more?: OwnerState["open"],
): OwnerState => ({
  name,
  open: async ({ page, app }) => {
    const booked = await arriveTogether(app, longName);
    await lengthenListings(app);
    await signIn(page, app, pathOf(booked));
    await page.waitForLoadState("networkidle");
    await more?.({ page, app });
  },
  close: putBack,
});

const ahead = (name: string, open: (booked: TwoRooms) => string): OwnerState => ({
  name,
  open: async ({ page, app }) => {
    await signIn(page, app, open(await bookTwoRooms(app, "Nina Reis")));
    await page.waitForLoadState("networkidle");
  },
  close: forgetRooms,
});

const page = ({ id }: TwoRooms) => bookingUrl(id);

/** The query of a cancellation that the guest asked for. */
const asked = "?quem=hospede";

/** The screens that show a booking with several rooms. */
export const roomsStates: readonly OwnerState[] = [
  crowded("today-rooms", () => "/admin"),
  crowded("day-sheet-rooms", () => "/admin/hoje/folha"),
  crowded("bookings-rooms", () => "/admin/reservas"),
  crowded("booking-rooms", page),
  crowded("booking-rooms-change", page, async (visit) => {
    await visit.page.getByRole("button", { name: "Mudar" }).last().click();
    await expect(visit.page.getByRole("dialog")).toContainText("Mude o quarto, as datas");
  }),
  crowded("room-cancel-crowd", ({ id, farol }) => `${cancelRoomUrl(id, farol)}${asked}`),
  ahead("booking-rooms-ahead", page),
  {
    name: "booking-room-cancelled",
    open: async ({ page: tab, app }) => {
      const { id, farol } = await bookTwoRooms(app, "Nina Reis");
      await signIn(tab, app, bookingUrl(id));
      await tab.getByRole("button", { name: /^Receber R/ }).click();
      await expect(tab.getByText("Paga", { exact: true })).toBeVisible();
      await tab.goto(`${app.siteUrl}${cancelRoomUrl(id, farol)}${asked}`);
      await tab.getByRole("button", { name: /^Cancelar o quarto e devolver/ }).click();
      await expect(tab.getByText("Cancelado", { exact: true })).toBeVisible();
    },
    close: forgetRooms,
  },
  ahead("room-cancel", ({ id, farol }) => `${cancelRoomUrl(id, farol)}${asked}`),
  ahead("room-cancel-unknown", ({ id }) => cancelRoomUrl(id, "nada")),
];
