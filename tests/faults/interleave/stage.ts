import { randomUUID } from "node:crypto";
import { addDays, type Day } from "../../../src/domain/day.ts";
import type { Property } from "../../../src/domain/property.ts";
import { holdBySession } from "../../../src/server/bookings/hold-by-session.ts";
import type { HoldRequest } from "../../../src/server/bookings/hold-request.ts";
import { holdStay } from "../../../src/server/bookings/hold-stay.ts";
import type { FeedRow } from "../../../src/server/channels/find-feed.ts";
import type { ListingWithRooms } from "../../../src/server/listings/get-listing.ts";
import { cardTaker } from "../../../src/server/payments/choose.ts";
import { connectFeed } from "../../support/feeds.ts";
import type { FaultApp } from "../app.ts";
import { type Stage, settle, type Verb } from "./verbs.ts";

export type Scenery = { readonly property: Property; readonly listing: ListingWithRooms };

const guests = { adults: 1, childrenUpTo12: 0, childrenAbove12: 0 };

/** New nights for every play, so that nothing has to be cleaned up. */
export async function setStage(
  app: FaultApp,
  { property, listing }: Scenery,
  cast: readonly Verb[],
  checkIn: Day,
): Promise<Stage> {
  const stay = { checkIn, checkOut: addDays(checkIn, 2) };
  const visitors = cast.map(() => randomUUID());
  const wishOf = (visitorId: string): HoldRequest => {
    const way = holdBySession(cardTaker(app.deps.payments, property));
    return { visitorId, property, rooms: [{ listing, guests }], stay, language: "pt-BR", way };
  };
  const feeds: (FeedRow | null)[] = [];
  for (const verb of cast) {
    feeds.push(verb === "import" ? await connectFeed(app, listing.id) : null);
  }
  const stage = {
    room: listing.id,
    stay,
    at: app.deps.clock(),
    booking: null,
    feeds,
    visitors,
    wish: (index: number) => wishOf(visitors[index] ?? ""),
  };
  const state = stateOf(cast);
  if (!state) return stage;
  const held = await holdStay(app.deps, wishOf(randomUUID()));
  if (held.kind !== "held") throw new Error("the nights were not free");
  const withBooking = { ...stage, booking: held.booking };
  if (state !== "held") {
    await settle(app.deps, withBooking, state === "confirmed" ? "paid" : "ended");
  }
  return withBooking;
}

/** The booking's initial state, in which each operation has most effect. */
function stateOf(cast: readonly Verb[]): "held" | "confirmed" | "expired" | null {
  const has = (verb: Verb) => cast.includes(verb);
  if (has("cancel")) return has("confirm") ? "held" : "confirmed";
  if (has("expire")) return "held";
  return has("confirm") ? "expired" : null;
}
