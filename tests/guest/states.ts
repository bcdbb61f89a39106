import { expect, type Page } from "@playwright/test";
import { listingUrl, privacyUrl } from "../../src/contract/page-urls.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { stayAhead, typed } from "../support/browser/app.ts";
import {
  cancelledCheckout,
  expiredCheckout,
  lostCheckout,
  openCheckout,
  paidCheckout,
  processingCheckout,
  successUrl,
} from "../support/browser/checkouts.ts";
import { turnIn } from "../support/browser/turn.ts";
import { depositStates } from "./deposit-states.ts";
import { onlinePaymentStates } from "./online-payment-states.ts";
import { ownBookingStates } from "./own-booking-states.ts";
import { ownCancelStates } from "./own-cancel-states.ts";
import { ownChangeStates } from "./own-change-states.ts";
import { ownPixStates } from "./own-pix-states.ts";
import { proposalStates } from "./proposal-states.ts";
import { searchAddress as search, searchStates } from "./search-states.ts";
import { go, openSuccess, type State, text, type Visit } from "./state.ts";
import { togetherStates } from "./together-states.ts";

const free = stayAhead(60, 3);
const bookNow = (page: Page) => page.getByRole("button", { name: "Book Now" }).first();

async function fillDates({ page }: Visit, stay: typeof free): Promise<void> {
  await page.getByLabel("Check-in").first().fill(typed(stay.checkIn));
  await page.getByLabel("Check-out").first().fill(typed(stay.checkOut));
  await page.keyboard.press("Tab");
}

export const states: readonly State[] = [
  { name: "home", open: (visit) => go(visit, "/") },
  { name: "home-search", open: (visit) => go(visit, search(free)) },
  { name: "home-search-empty", open: (visit) => go(visit, search(free, 15)) },
  {
    name: "home-calendar",
    async open(visit) {
      await go(visit, search(free));
      await visit.page.getByRole("search").getByRole("button").first().click();
      await expect(visit.page.getByRole("grid").first()).toBeVisible();
    },
  },
  {
    name: "home-party",
    async open(visit) {
      await go(visit, "/");
      await visit.page.getByRole("search").getByRole("button").nth(2).click();
      await expect(visit.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "home-failed",
    complains: true,
    async open(visit) {
      await visit.page.route("**/quartos/listarQuartos*", (route) =>
        route.fulfill({ status: 503 }),
      );
      await go(visit, privacyUrl);
      await visit.page.getByRole("banner").getByRole("link").first().click();
      await expect(visit.page.getByRole("alert")).toBeVisible();
    },
  },
  { name: "room", open: (visit) => go(visit, listingUrl("mar")) },
  {
    name: "room-dates",
    open: (visit) => go(visit, listingUrl("mar", { stay: free, guests: adultsOnly(2) })),
  },
  {
    name: "room-dates-typed",
    async open(visit) {
      await go(visit, listingUrl("mar"));
      await fillDates(visit, free);
    },
  },
  {
    name: "room-reserved",
    async open(visit) {
      const reserved = await fetch(
        `${visit.app.siteUrl}/quartos/listarDiasReservadosPorQuarto/mar`,
      );
      const [first] = await reserved.json();
      await go(visit, listingUrl("mar"));
      await fillDates(visit, { checkIn: first, checkOut: stayAhead(25, 1).checkOut });
      await expect(visit.page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "room-calendar",
    async open(visit) {
      await go(visit, listingUrl("mar"));
      await visit.page.getByLabel("Check-in").first().click();
      await expect(visit.page.getByRole("grid").first()).toBeVisible();
    },
  },
  {
    name: "room-policy",
    async open(visit) {
      await go(visit, listingUrl("mar", { stay: free }));
      await visit.page
        .locator("#reserva")
        .getByRole("button", { name: /cancel/i })
        .click();
      await expect(visit.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "room-gallery",
    async open(visit) {
      await go(visit, listingUrl("mar"));
      await visit.page.getByRole("button", { name: /Mostrar todas as fotos|all photos/i }).click();
      await expect(visit.page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "room-unknown",
    complains: true,
    open: (visit) => go(visit, listingUrl("nenhum")),
  },
  {
    name: "payment",
    async open(visit) {
      await go(visit, listingUrl("farol"));
      // Every opened payment holds its nights, so the next one needs other nights.
      await fillDates(visit, stayAhead(300 + turnIn(visit.app, "payment") * 3, 2));
      await bookNow(visit.page).click();
      const frame = visit.page.frameLocator('iframe[name="embedded-checkout"]');
      await expect(frame.getByTestId("product-summary")).toBeVisible();
    },
  },
  {
    name: "payment-failed",
    complains: true,
    async open(visit) {
      await visit.page.route("**/payment/create-checkout-session", (route) =>
        route.fulfill({ status: 503 }),
      );
      await go(visit, listingUrl("farol"));
      await fillDates(visit, stayAhead(296, 2));
      await bookNow(visit.page).click();
      await expect(visit.page.getByRole("dialog").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "success",
    open: (visit) => openSuccess(visit, paidCheckout, text(visit).confirmation.title),
  },
  {
    name: "success-no-name",
    async open(visit) {
      await visit.page.route("**/reservas", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), nome: null, email: null } });
      });
      await openSuccess(visit, paidCheckout, text(visit).confirmation.title);
    },
  },
  {
    name: "success-waiting",
    async open(visit) {
      await visit.page.route("**/reservas", () => {});
      await visit.page.goto(successUrl(visit.app, await openCheckout(visit.app), visit.language));
      await expect(visit.page.getByRole("status").first()).toBeVisible();
    },
  },
  {
    name: "success-waiting-long",
    complains: true,
    async open(visit) {
      await visit.page.clock.install({ time: visit.app.now() });
      await visit.page.route("**/reservas", (route) => route.fulfill({ status: 503 }));
      const asked = visit.page.waitForRequest("**/reservas");
      await visit.page.goto(successUrl(visit.app, await openCheckout(visit.app), visit.language));
      await asked;
      await visit.page.clock.runFor(11_000);
      await expect(visit.page.getByText(text(visit).confirmation.waiting.unknown)).toBeVisible();
    },
  },
  {
    name: "success-processing",
    open: (visit) =>
      openSuccess(visit, processingCheckout, text(visit).confirmation.waiting.heading),
  },
  {
    name: "success-unpaid",
    complains: true,
    open: (visit) => openSuccess(visit, openCheckout, text(visit).confirmation.unpaid.heading),
  },
  {
    name: "success-expired",
    complains: true,
    open: (visit) => openSuccess(visit, expiredCheckout, text(visit).confirmation.expired.heading),
  },
  {
    name: "success-cancelled",
    complains: true,
    open: (visit) =>
      openSuccess(visit, cancelledCheckout, text(visit).confirmation.cancelled.heading),
  },
  {
    name: "success-lost",
    complains: true,
    open: (visit) => openSuccess(visit, lostCheckout, text(visit).confirmation.lost.heading),
  },
  {
    name: "success-unknown",
    complains: true,
    async open(visit) {
      await go(visit, "/success?session_id=cs_test_ninguem");
      await expect(
        visit.page.getByRole("heading", { name: text(visit).confirmation.unknown.heading }),
      ).toBeVisible();
    },
  },
  { name: "success-no-session", open: (visit) => go(visit, "/success") },
  { name: "success-plain", open: (visit) => go(visit, "/success/cs_test_1") },
  ...depositStates,
  ...onlinePaymentStates,
  ...ownCancelStates,
  ...ownChangeStates,
  ...ownPixStates,
  ...ownBookingStates,
  ...proposalStates,
  ...searchStates,
  ...togetherStates,
  { name: "privacy", open: (visit) => go(visit, privacyUrl) },
  { name: "unknown-address", complains: true, open: (visit) => go(visit, "/nao-existe") },
];
