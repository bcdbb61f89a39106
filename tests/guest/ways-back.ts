import { expect, type Page } from "@playwright/test";
import { homeUrl, listingUrl, namedListingUrl } from "../../src/contract/page-urls.ts";
import { adultsOnly } from "../../src/domain/guests.ts";
import { stayAhead } from "../support/browser/app.ts";
import { paidCheckout, successUrl } from "../support/browser/checkouts.ts";
import { severalRoomsWays } from "./several-rooms-ways.ts";
import {
  chooseInForm,
  endSession,
  expectAtCard,
  expectChosen,
  expectExpired,
  expectFree,
  expectOnly,
  openGallery,
  openPaymentHere,
  payInSecondTab,
  pickFreeDay,
  press,
  reservedDays,
  type Way,
} from "./ways-back-steps.ts";

const searched = { stay: stayAhead(220, 3), guests: adultsOnly(3) };
const chosen = stayAhead(227, 3);
const paying = { stay: stayAhead(234, 2), guests: adultsOnly(2) };
const other = { stay: stayAhead(247, 2), guests: adultsOnly(2) };
const home = { where: "home", at: homeUrl } as const;
const HOME = "Clique na foto para reservar";
const anew = ["reload", "the address in another browser", "a second tab"] as const;
const fromList = {
  where: "a room of the list",
  at: { list: homeUrl, room: "Quarto Coqueiro" },
} as const;
const nothing = { chosen: "nothing", choose: async () => {} } as const;
const gallery = {
  ...fromList,
  chosen: "all photos",
  choose: openGallery,
} as const;

/**
 * Where each way back leads: the start, the guest's choices, her action, and the expected result. A
 * new screen is one more row.
 */
export const ways: readonly Way[] = [
  {
    where: "a room opened from a search",
    at: listingUrl("coqueiro", searched),
    chosen: "other dates and a child",
    choose: (page) => chooseInForm(page, chosen),
    by: [...anew, "the other language", "reload"],
    each: true,
    stands: "the dates and the party that were chosen last",
    check: (page) => expectChosen(page, chosen),
  },
  {
    where: "a room at its readable address",
    at: namedListingUrl("quarto-coqueiro"),
    chosen: "dates and a child",
    choose: (page) => chooseInForm(page, chosen),
    by: ["the other language", "reload", "the other language"],
    each: true,
    stands: "the same",
    check: (page) => expectChosen(page, chosen),
  },
  {
    ...home,
    chosen: "a check-in in the calendar",
    choose: async (page) => {
      await press(page, /^Check-in/);
      await pickFreeDay(page);
    },
    by: ["Back", "reload"],
    each: true,
    stands: "the calendar is closed and the day is kept",
    check: async (page) => {
      await expectOnly(page, HOME);
      await expect(page).toHaveURL(/startDate=20/);
    },
  },
  {
    ...home,
    chosen: "one guest more in the party's sheet",
    choose: async (page) => {
      for (const name of [/^Hóspedes/, "Mais um"]) await press(page, name);
    },
    by: ["Back", "reload"],
    each: true,
    stands: "the sheet is closed and the party is kept",
    check: async (page) => {
      await expectOnly(page, HOME);
      await expect(page).toHaveURL(/people=3/);
    },
  },
  {
    ...fromList,
    chosen: "a check-in in the calendar",
    choose: async (page) => {
      await press(page, "Escolher datas");
      await pickFreeDay(page);
      await expect(page).toHaveURL(/startDate=20/);
    },
    by: ["Back", "reload"],
    each: true,
    stands: "the calendar is closed and the day is kept",
    check: async (page) => {
      await expectOnly(page, "Quarto Coqueiro");
      await expect(page).toHaveURL(/startDate=20/);
    },
  },
  {
    ...fromList,
    width: 1366,
    chosen: "the calendar beside its fields",
    choose: (page) => page.getByLabel("Check-in").click(),
    by: ["Back"],
    stands: "the calendar is closed",
    check: (page) => expectOnly(page, "Quarto Coqueiro"),
  },
  {
    where: "a room with dates",
    at: listingUrl("coqueiro", paying),
    chosen: "the cancellation policy",
    choose: (page) => press(page, /^Cancelamento grátis/),
    by: ["Back"],
    stands: "the policy is closed",
    check: (page) => expectOnly(page, "Quarto Coqueiro"),
  },
  {
    where: "a room with dates",
    at: listingUrl("coqueiro", paying),
    chosen: "the payment",
    choose: openPaymentHere,
    by: ["Back"],
    stands: "the payment is closed, the nights are free, the dates are kept",
    check: async (page, app) => {
      await expectOnly(page, "Quarto Coqueiro");
      await expectFree(app, "coqueiro", paying.stay.checkIn);
      await expect(page).toHaveURL(new RegExp(`startDate=${paying.stay.checkIn}`));
    },
  },
  {
    where: "the payment",
    at: listingUrl("farol", paying),
    chosen: "nothing while the provider ends its session",
    choose: async (page, app) => {
      await openPaymentHere(page);
      await endSession(page, app);
    },
    by: ["a look elsewhere"],
    stands: "one expired state with a way on",
    check: expectExpired,
  },
  {
    where: "the payment",
    at: listingUrl("farol", paying),
    chosen: "other dates in a second tab, to pay for them there",
    choose: async (page, app) => {
      await openPaymentHere(page);
      await payInSecondTab(page, app.siteUrl + listingUrl("farol", other), false);
    },
    by: ["a look elsewhere"],
    stands: "it is over here, and the second tab keeps its nights",
    check: async (page, app) => {
      await expectExpired(page);
      await page.keyboard.press("Escape");
      await expectOnly(page, "Quarto Farol");
      await expectFree(app, "farol", paying.stay.checkIn);
      expect(await reservedDays(app, "farol")).toContain(other.stay.checkIn);
    },
  },
  {
    where: "a room with dates",
    at: listingUrl("mar", paying),
    chosen: "the same in a second tab, paid there",
    choose: (page) => payInSecondTab(page, page.url(), true),
    by: ["Book Now"],
    stands: "the code of her own booking and the ways on",
    check: async (page) => {
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("alert")).toContainText(/Você já reservou: MARE-/);
      await expect(dialog.getByRole("link", { name: "WhatsApp" })).toBeVisible();
      await expect(dialog.getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    where: "the confirmation",
    at: async (app) => successUrl(app, await paidCheckout(app), "pt-BR"),
    ...nothing,
    by: [...anew, "the other language"],
    each: true,
    stands: "the booking with its code",
    check: (page) => expect(page.getByText(/^MARE-/).first()).toBeVisible(),
  },
  {
    ...gallery,
    by: ["Back", "Forward"],
    each: true,
    stands: "the room without its photos",
    check: (page) => expectOnly(page, "Quarto Coqueiro"),
  },
  {
    where: "a room of a search",
    at: { list: "/?people=4&childrenUpTo12=1&rooms=2", room: "Casa inteira" },
    ...nothing,
    by: ["voltar"],
    stands: "the list of that search, at the room",
    check: async (page) => {
      await expectAtCard(page, "Casa inteira");
      await expect(page).toHaveURL(/\/\?people=4&childrenUpTo12=1&rooms=2$/);
    },
  },
  {
    where: "a room that was opened by its address",
    at: namedListingUrl("quarto-farol", paying),
    ...nothing,
    by: ["reload", "voltar"],
    stands: "the list of its dates, at the room",
    check: async (page) => {
      await expectAtCard(page, "Quarto Farol");
      const { checkIn, checkOut } = paying.stay;
      await expect(page).toHaveURL(new RegExp(`/\\?startDate=${checkIn}&endDate=${checkOut}$`));
    },
  },
  {
    ...fromList,
    ...nothing,
    by: ["voltar"],
    stands: "the plain list, at the room",
    check: async (page, app) => {
      await expectAtCard(page, "Quarto Coqueiro");
      await expect(page).toHaveURL(`${app.siteUrl}${homeUrl}`);
    },
  },
  ...severalRoomsWays,
  ...(
    [
      ["Escape", "Back"],
      ["reload", "Back"],
      ["Back", "Forward", "Back"],
      ["Back twice in a row"],
    ] as const
  ).map((by) => ({
    ...gallery,
    by,
    stands: "the list that the room was opened from",
    check: (page: Page) => expectOnly(page, HOME),
  })),
];
