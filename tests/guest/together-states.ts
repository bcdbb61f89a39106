import { expect } from "@playwright/test";
import { roomsUrl } from "../../src/contract/rooms-in-address.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { stayAhead } from "../support/browser/app.ts";
import { openAwake } from "../support/browser/awake.ts";
import { linkOf, settled, togetherCheckout } from "../support/browser/checkouts.ts";
import { turnIn } from "../support/browser/turn.ts";
import { searchAddress } from "./search-states.ts";
import { go, openSuccess, type State, text } from "./state.ts";

const stay = stayAhead(500, 3);
const rooms = [
  { listingId: "mar", guests: adultsOnly(3) },
  { listingId: "jangada", guests: adultsOnly(5) },
];
const three = [
  { listingId: "mar", guests: { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 } },
  { listingId: "coqueiro", guests: adultsOnly(3) },
  { listingId: "farol", guests: adultsOnly(2) },
];

/** Several rooms in one booking, from the list to the guest's page. */
export const togetherStates: readonly State[] = [
  {
    name: "home-together",
    async open(visit) {
      await go(visit, searchAddress(stay, 8));
      await expect(visit.page.locator("#quartos li")).toHaveCount(4);
    },
  },
  { name: "rooms-together", open: (visit) => go(visit, roomsUrl(rooms, { stay })) },
  {
    name: "rooms-together-open",
    async open(visit) {
      await go(visit, roomsUrl(three, { stay }));
      for (const room of await visit.page.locator("#reserva summary").all()) await room.click();
    },
  },
  {
    name: "rooms-together-crowded",
    async open(visit) {
      const [mar, ...others] = rooms;
      const crowded = [{ listingId: mar?.listingId ?? "", guests: adultsOnly(4) }, ...others];
      await go(visit, roomsUrl(crowded, { stay }));
      await expect(visit.page.locator("#reserva ul a").first()).toBeVisible();
    },
  },
  {
    name: "rooms-together-payment",
    async open(visit) {
      // Every opened payment holds its nights, so the next one needs other nights.
      const opened = turnIn(visit.app, "payment of rooms");
      await go(visit, roomsUrl(rooms, { stay: stayAhead(505 + opened * 3, 2) }));
      await visit.page.getByRole("button", { name: "Book Now" }).first().click();
      const frame = visit.page.frameLocator('iframe[name="embedded-checkout"]');
      await expect(frame.getByTestId("product-summary")).toBeVisible();
    },
  },
  {
    name: "success-together",
    open: (visit) => openSuccess(visit, togetherCheckout, text(visit).confirmation.title),
  },
  {
    name: "own-booking-together",
    async open({ page, app, language }) {
      const checkout = await settled(app, await togetherCheckout(app));
      await openAwake(page, await linkOf(app, checkout, language));
      await page.waitForLoadState("networkidle");
    },
  },
];
