import { AppError } from "../../../src/domain/app-error.ts";
import type { Stay } from "../../../src/domain/stay.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import type { Booking } from "../../../src/server/bookings/booking.ts";
import type { HoldRequest } from "../../../src/server/bookings/hold-request.ts";
import { holdStay } from "../../../src/server/bookings/hold-stay.ts";
import { blockNights } from "../../../src/server/calendar/block-nights.ts";
import { absorb } from "../../../src/server/channels/absorb.ts";
import type { FeedRow } from "../../../src/server/channels/find-feed.ts";
import type { Deps } from "../../../src/server/deps.ts";
import type { PaymentSession, SessionStatus } from "../../../src/server/payments/provider.ts";
import { settleCheckout } from "../../../src/server/settle/settle-checkout.ts";

export const verbs = ["hold", "expire", "confirm", "cancel", "block", "import"] as const;
export type Verb = (typeof verbs)[number];

/** What the sessions of one play contend for: the same nights of one room, or the same booking. */
export type Stage = {
  readonly room: string;
  readonly stay: Stay;
  readonly at: number;
  readonly booking: Booking | null;
  readonly feeds: readonly (FeedRow | null)[];
  readonly visitors: readonly string[];
  wish(index: number): HoldRequest;
};

/** The app's own operation on the play's nights or booking; returns its result as a word. */
export function perform(verb: Verb, deps: Deps, stage: Stage, index: number): Promise<string> {
  const answer = acts[verb](deps, stage, index);
  return answer.catch((error: unknown) => {
    if (error instanceof AppError) return error.code;
    throw error;
  });
}

type Act = (deps: Deps, stage: Stage, index: number) => Promise<string>;

const cause = { actor: "person:fault", source: "admin" } as const;

const acts: Readonly<Record<Verb, Act>> = {
  hold: async (deps, stage, index) => (await holdStay(deps, stage.wish(index))).kind,
  block: async (deps, stage, index) => {
    const request = { listingId: stage.room, stay: stage.stay, note: `s${index}` };
    await blockNights(deps, request, cause);
    return "blocked";
  },
  import: async (deps, stage, index) => {
    const feed = stage.feeds[index];
    if (!feed) throw new Error("no feed to import");
    const stays = [{ uid: `s${index}`, sale: "sold" as const, ...stage.stay }];
    const look = { kind: "read", answer: "read", stays, etag: null, lastModified: null } as const;
    // Of two sales the older one gets freed nights: always the first session's.
    return absorb(deps, feed, look, { at: new Date(stage.at + index) });
  },
  expire: (deps, stage) => settle(deps, stage, "ended"),
  confirm: (deps, stage) => settle(deps, stage, "paid"),
  cancel: async (deps, stage) =>
    (await cancelBooking(deps, stage.booking?.id ?? "", cause, { who: "house" })).state,
};

/** Settles with a given answer of the provider, without a network call. */
export async function settle(deps: Deps, { booking }: Stage, status: SessionStatus) {
  if (!booking) throw new Error("no booking to settle");
  const session: PaymentSession = {
    id: `cs_${booking.id}`,
    provider: "stripe",
    sessionId: null,
    bookingId: booking.id,
    purpose: "booking",
    facts: {},
    status,
    amount: booking.total,
    refunded: 0,
    currency: "brl",
    isOurMode: true,
    paymentId: status === "paid" ? `pi_${booking.id}` : null,
    further: [],
    refundableUntil: null,
    means: "card",
    pay: null,
    openedAt: booking.created_at,
    expiresAt: new Date(deps.clock()),
    guest: { name: null, email: null, phone: null },
  };
  const payments = { ...deps.payments, findSession: async () => session };
  const outcome = await settleCheckout({ ...deps, payments }, session.id, cause);
  return outcome.kind === "settled" ? outcome.booking.state : outcome.kind;
}
