import { expect } from "@playwright/test";
import { roomsUrl } from "../../src/contract/rooms-in-address.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { type App, stayAhead } from "../support/browser/app.ts";
import {
  endSession,
  expectAtCard,
  expectExpired,
  expectFree,
  expectOnly,
  openPaymentHere,
  payInSecondTab,
  type Way,
} from "./ways-back-steps.ts";

const NAMES = "Quarto Mar + Quarto Jangada";
const rooms = [
  { listingId: "mar", guests: adultsOnly(3) },
  { listingId: "jangada", guests: adultsOnly(5) },
];
const stay = stayAhead(360, 3);
const paid = stayAhead(366, 2);
const together = { where: "rooms that are booked together", at: roomsUrl(rooms, { stay }) };

async function expectBothFree(app: App): Promise<void> {
  for (const { listingId } of rooms) await expectFree(app, listingId, stay.checkIn);
}

/** The ways back of one room, for several of one booking. */
export const severalRoomsWays: readonly Way[] = [
  {
    ...together,
    chosen: "a child in place of an adult in the second",
    choose: async (page) => {
      const second = page.locator("#reserva details").last();
      await second.locator("summary").click();
      await second.getByRole("group", { name: "Adultos" }).getByRole("button").first().click();
      await second.getByRole("group", { name: "Até 12 anos" }).getByRole("button").last().click();
      await expect(page).toHaveURL(/com=jangada\.4\.1\.0/);
    },
    by: ["reload", "the address in another browser", "a second tab", "the other language"],
    each: true,
    stands: "who sleeps in which room",
    check: async (page) => {
      await expect(page.locator("form output")).toHaveText(["3", "0", "0", "4", "1", "0"]);
      await expect(page).toHaveURL(/people=8&.*childrenUpTo12=1/);
    },
  },
  {
    ...together,
    chosen: "the payment",
    choose: openPaymentHere,
    by: ["Back"],
    stands: "the payment is closed, and all rooms are free",
    check: async (page, app) => {
      await expectOnly(page, NAMES);
      await expectBothFree(app);
    },
  },
  {
    ...together,
    chosen: "nothing while the provider ends its session",
    choose: async (page, app) => {
      await openPaymentHere(page);
      await endSession(page, app);
    },
    by: ["a look elsewhere"],
    stands: "one expired state, and all rooms are free",
    check: async (page, app) => {
      await expectExpired(page);
      await expectBothFree(app);
    },
  },
  {
    ...together,
    at: roomsUrl(rooms, { stay: paid }),
    chosen: "the same in a second tab, paid there",
    choose: (page) => payInSecondTab(page, page.url(), true),
    by: ["Book Now"],
    stands: "the code of her own booking",
    check: async (page) => {
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("alert")).toContainText(/Você já reservou: MARE-/);
    },
  },
  {
    where: "rooms of a search",
    at: {
      list: `/?startDate=${stay.checkIn}&endDate=${stay.checkOut}&people=8`,
      room: NAMES,
    },
    chosen: "nothing",
    choose: async () => {},
    by: ["reload", "voltar"],
    stands: "the list of that search, at the rooms",
    check: async (page) => {
      await expectAtCard(page, NAMES);
      await expect(page).toHaveURL(/&people=8$/);
    },
  },
];
