import { expect } from "@playwright/test";
import { guestPixUrl, inLanguage } from "../../src/contract/page-urls.ts";
import type { HandPixState } from "../../src/domain/hand-pix.ts";
import type { Language } from "../../src/domain/language.ts";
import type { Deps } from "../../src/server/deps.ts";
import { answerPix } from "../../src/server/hand-pix/answer-pix.ts";
import { latestPix } from "../../src/server/hand-pix/find-pix.ts";
import { type App, stayAhead } from "../support/browser/app.ts";
import { asGuest, withDeps } from "../support/browser/as-guest.ts";
import { openAwake } from "../support/browser/awake.ts";
import { bookingIdOf, linkOfBooking } from "../support/browser/checkouts.ts";
import { turnIn } from "../support/browser/turn.ts";
import { holdForPix, takePix } from "../support/hand-pix.ts";
import { linkedGuest, newKey } from "../support/linked-guest.ts";
import { byDeposit } from "./own-booking-states.ts";
import type { State, Visit } from "./state.ts";

const account = {
  key: "f3a1b2c4-5d6e-4f70-8a9b-0c1d2e3f4a5b",
  payee: "Maré Mansa Hospedagem Ltda.",
};

/** The house takes Pix to its key, on the site as well or only where it is asked for. */
export function letPayByPix(app: App, onSite = true): Promise<void> {
  return withDeps(app, (deps) => takePix({ deps }, { ...account, onSite }));
}

/** Takes Pix during the work only: the codes stay valid, but no other page offers a Pix. */
async function whileTaken<T>(app: App, work: () => Promise<T>): Promise<T> {
  await letPayByPix(app);
  return work().finally(() => letPayByPix(app, false));
}

/** Nights that other tests do not use. */
const FIRST_DAY = 420;

/** A visitor who has chosen Pix on the site. Returns the booking's id. */
export async function heldInFarol(app: App): Promise<string> {
  const held = turnIn(app, "hold for Pix");
  const stay = stayAhead(FIRST_DAY + held * 4, 3);
  const wish = { room: "farol", stay, address: `198.51.100.${held}` };
  return whileTaken(app, () =>
    withDeps(app, async (deps) => (await holdForPix({ deps }, wish)).id),
  );
}

/** A Pix for what is open of a confirmed booking. */
export async function balanceByPix(app: App): Promise<string> {
  const checkout = await byDeposit(app);
  await whileTaken(app, () =>
    asGuest(app, checkout, ({ api, code }) => api.openPix(code, newKey())),
  );
  return bookingIdOf(app, checkout);
}

/** Brings a booking's Pix into this state, as guest and house would. */
export async function bring(app: App, bookingId: string, to: HandPixState): Promise<void> {
  if (to === "shown") return;
  if (to === "ended") return end(app, bookingId);
  await withDeps(app, async (deps) => {
    const { api, code } = await linkedGuest({ deps }, bookingId);
    await api.tellPix(code, newKey());
    if (to !== "told") await answer(deps, bookingId, to);
  });
}

async function answer(deps: Deps, bookingId: string, kind: "received" | "missing") {
  const pix = await latestPix(deps.db, bookingId);
  if (!pix) throw new Error("no Pix");
  const { id, amount } = pix;
  const words = kind === "received" ? { kind, amount } : { kind };
  await answerPix(deps, id, words, { actor: "person:dona", source: "admin" });
}

async function end(app: App, bookingId: string): Promise<void> {
  await app.query("update hand_pix set state = 'ended' where booking_id = $1", [bookingId]);
  await app.query("delete from occupied_nights where booking_id = $1", [bookingId]);
  await app.query(
    "update booking set state = 'expired', ended_at = now() where id = $1 and state = 'held'",
    [bookingId],
  );
}

/** Opens the link of the booking, then its page of the Pix. */
export async function openPixPage(
  { page, app, language }: Visit,
  bookingId: string,
): Promise<void> {
  await page.goto(await linkTo(app, bookingId, language));
  const code = decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1) ?? "");
  await openAwake(page, app.siteUrl + inLanguage(guestPixUrl(code), language));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export function linkTo(app: App, bookingId: string, language: Language): Promise<string> {
  return linkOfBooking(app, bookingId, language);
}

const purposes = { booking: heldInFarol, balance: balanceByPix } as const;
const states = ["shown", "told", "missing", "received", "ended"] as const;

/** The page of a Pix to the house's key, for a hold and for a balance, and the link to it. */
export const ownPixStates: readonly State[] = [
  ...Object.entries(purposes).flatMap(([purpose, make]) =>
    states.map((state) => ({
      name: `own-pix-${purpose}-${state}`,
      open: async (visit: Visit) => {
        const id = await make(visit.app);
        await bring(visit.app, id, state);
        await openPixPage(visit, id);
        await visit.page.waitForLoadState("networkidle");
      },
    })),
  ),
  {
    name: "own-booking-pix-told",
    open: async (visit: Visit) => {
      const id = await balanceByPix(visit.app);
      await bring(visit.app, id, "told");
      await openAwake(visit.page, await linkTo(visit.app, id, visit.language));
      await visit.page.waitForLoadState("networkidle");
    },
  },
];
