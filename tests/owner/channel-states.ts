import { expect } from "@playwright/test";
import type { House } from "../support/browser/house.ts";
import { connectFeed, forgetChannels, sellThere, sellTwice } from "./channel-stories.ts";
import type { OwnerState } from "./owner-state.ts";
import { signIn } from "./sign-in.ts";
import { barOf, bookByPhone, openTimeline, quietWeeks } from "./timeline-stories.ts";

/** A conflict with a booking of a guest of this name. */
async function conflictOf(house: House, name: string): Promise<string> {
  const stay = quietWeeks()(1, 3);
  await bookByPhone(house, stay, { name, room: "coqueiro" });
  const feed = await connectFeed(house, { room: "coqueiro" });
  return sellTwice(house, feed, stay);
}

async function threeFeeds(house: House): Promise<void> {
  const at = quietWeeks();
  const airbnb = await connectFeed(house, { room: "coqueiro", minutesAgo: 185, silent: true });
  const booking = await connectFeed(house, {
    room: "coqueiro",
    portal: "booking",
    name: "Booking",
    answer: "empty",
    minutesAgo: 24,
  });
  await connectFeed(house, { room: "coqueiro", portal: "other", name: "Vrbo" });
  await sellThere(house, airbnb, at(1, 4));
  await sellThere(house, booking, at(7, 2));
}

const states: readonly OwnerState[] = [
  {
    name: "today-channels",
    open: async ({ page, house }) => {
      await threeFeeds(house);
      await conflictOf(house, "Rita Cunha");
      await signIn(page, house);
      await expect(page.getByText("vendido duas vezes")).toBeVisible();
    },
  },
  {
    name: "today-sync-failed",
    open: async ({ page, house }) => {
      await connectFeed(house, { room: "coqueiro", minutesAgo: 185, silent: true });
      await signIn(page, house);
      await page
        .getByRole("button", { name: /^Sincronizar agora/ })
        .first()
        .click();
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  {
    name: "room-channels",
    complains: true,
    open: async ({ page, house }) => {
      await threeFeeds(house);
      await signIn(page, house, "/admin/quartos/coqueiro");
      const section = page.getByRole("region", { name: "Outros canais" });
      await section.getByText("Onde acho esse endereço?").click();
      await section.getByText("Trocar endereço", { exact: true }).click();
      await section.getByText("Tirar Airbnb", { exact: true }).click();
      await section.getByLabel("Nome do canal").fill("");
      await section.getByRole("button", { name: "Ligar calendário" }).click();
      await expect(section.getByText("Dê um nome ao canal")).toBeVisible();
    },
  },
  {
    name: "conflict",
    open: async ({ page, house }) => {
      await signIn(page, house, `/admin/conflitos/${await conflictOf(house, "Rita Cunha")}`);
      await expect(page.getByRole("button", { name: /^Mover/ }).first()).toBeVisible();
    },
  },
  {
    name: "conflict-ignored",
    open: async ({ page, house }) => {
      await signIn(page, house, `/admin/conflitos/${await conflictOf(house, "Rita Cunha")}`);
      await page.getByRole("button", { name: "Ignorar" }).click();
      await expect(page.getByText("Ignorado.")).toBeVisible();
    },
  },
  {
    name: "conflict-over",
    open: async ({ page, house }) => {
      await signIn(page, house, `/admin/conflitos/${await conflictOf(house, "Rita Cunha")}`);
      await page
        .getByRole("button", { name: /^Mover/ })
        .first()
        .click();
      await expect(page.getByText("Resolvido:")).toBeVisible();
    },
  },
  {
    name: "timeline-channels",
    open: async ({ page, house }) => {
      const at = quietWeeks();
      await bookByPhone(house, at(2, 4), { name: "Caio Brito", room: "farol" });
      const airbnb = await connectFeed(house, { room: "farol" });
      const booking = await connectFeed(house, { room: "mar", portal: "booking", name: "Booking" });
      const vrbo = await connectFeed(house, { room: "jangada", portal: "other", name: "Vrbo" });
      await sellThere(house, airbnb, at(7, 4));
      await sellThere(house, booking, at(1, 3));
      await sellThere(house, vrbo, at(3, 2));
      await sellTwice(house, airbnb, at(3, 3));
      await sellTwice(house, airbnb, at(2, 1));
      await signIn(page, house);
      await openTimeline(page, house, at(0, 1).checkIn);
      await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "timeline-imported",
    open: async ({ page, house }) => {
      const at = quietWeeks();
      const airbnb = await connectFeed(house, { room: "farol" });
      await sellThere(house, airbnb, at(2, 4));
      await signIn(page, house);
      await openTimeline(page, house, at(0, 1).checkIn);
      await barOf(page, /^Airbnb/).click();
      await expect(page.getByText("Vem do calendário do Airbnb")).toBeVisible();
    },
  },
];

/** The owner's screens about portals, each with its own feeds. */
export const channelStates: readonly OwnerState[] = states.map((state) => ({
  ...state,
  close: forgetChannels,
}));
