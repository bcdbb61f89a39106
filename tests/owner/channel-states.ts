import { expect } from "@playwright/test";
import type { App } from "../support/browser/app.ts";
import { connectFeed, forgetChannels, sellThere, sellTwice } from "./channel-stories.ts";
import type { OwnerState } from "./owner-state.ts";
import { letIn, signIn } from "./sign-in.ts";
import { barOf, bookByPhone, openTimeline, quietWeeks } from "./timeline-stories.ts";

/** A conflict with a booking of a guest of this name. */
async function conflictOf(app: App, name: string): Promise<string> {
  const stay = quietWeeks(app)(1, 3);
  await bookByPhone(app, stay, { name, room: "coqueiro" });
  const feed = await connectFeed(app, { room: "coqueiro" });
  return sellTwice(app, feed, stay);
}

async function threeFeeds(app: App): Promise<void> {
  const at = quietWeeks(app);
  const airbnb = await connectFeed(app, { room: "coqueiro", minutesAgo: 185, silent: true });
  const booking = await connectFeed(app, {
    room: "coqueiro",
    portal: "booking",
    name: "Booking",
    answer: "empty",
    minutesAgo: 24,
  });
  await connectFeed(app, { room: "coqueiro", portal: "other", name: "Vrbo" });
  await sellThere(app, airbnb, at(1, 4));
  await sellThere(app, booking, at(7, 2));
}

const states: readonly OwnerState[] = [
  {
    name: "today-channels",
    open: async ({ page, app }) => {
      await threeFeeds(app);
      await conflictOf(app, "Rita Cunha");
      await signIn(page, app);
      await expect(page.getByText("vendido duas vezes")).toBeVisible();
    },
  },
  {
    name: "today-sync-failed",
    open: async ({ page, app }) => {
      await connectFeed(app, { room: "coqueiro", minutesAgo: 185, silent: true });
      await signIn(page, app);
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
    open: async ({ page, app }) => {
      await threeFeeds(app);
      await signIn(page, app, "/admin/quartos/coqueiro");
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
    open: async ({ page, app }) => {
      await signIn(page, app, `/admin/conflitos/${await conflictOf(app, "Rita Cunha")}`);
      await expect(page.getByRole("button", { name: /^Mover/ }).first()).toBeVisible();
    },
  },
  {
    name: "conflict-ignored",
    open: async ({ page, app }) => {
      await signIn(page, app, `/admin/conflitos/${await conflictOf(app, "Rita Cunha")}`);
      await page.getByRole("button", { name: "Ignorar" }).click();
      await expect(page.getByText("Ignorado.")).toBeVisible();
    },
  },
  {
    name: "conflict-over",
    open: async ({ page, app }) => {
      await signIn(page, app, `/admin/conflitos/${await conflictOf(app, "Rita Cunha")}`);
      await page
        .getByRole("button", { name: /^Mover/ })
        .first()
        .click();
      await expect(page.getByText("Resolvido:")).toBeVisible();
    },
  },
  {
    name: "timeline-channels",
    open: async ({ page, app }) => {
      const at = quietWeeks(app);
      await bookByPhone(app, at(2, 4), { name: "Caio Brito", room: "farol" });
      const airbnb = await connectFeed(app, { room: "farol" });
      const booking = await connectFeed(app, { room: "mar", portal: "booking", name: "Booking" });
      const vrbo = await connectFeed(app, { room: "jangada", portal: "other", name: "Vrbo" });
      await sellThere(app, airbnb, at(7, 4));
      await sellThere(app, booking, at(1, 3));
      await sellThere(app, vrbo, at(3, 2));
      await sellTwice(app, airbnb, at(3, 3));
      await sellTwice(app, airbnb, at(2, 1));
      await letIn(page, app);
      await openTimeline(page, app, at(0, 1).checkIn);
      await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "timeline-imported",
    open: async ({ page, app }) => {
      const at = quietWeeks(app);
      const airbnb = await connectFeed(app, { room: "farol" });
      await sellThere(app, airbnb, at(2, 4));
      await letIn(page, app);
      await openTimeline(page, app, at(0, 1).checkIn);
      await barOf(page, /^Airbnb/).click();
      await expect(page.getByText("O calendário do Airbnb fecha essas noites")).toBeVisible();
    },
  },
];

/** The owner's screens about portals, each with its own feeds. */
export const channelStates: readonly OwnerState[] = states.map((state) => ({
  ...state,
  close: forgetChannels,
}));
