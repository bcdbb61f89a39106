import { mercadoPagoOrders } from "../../../sandbox/mercado-pago/testing/orders.ts";
import { leftIn } from "../../../src/domain/account.ts";
import { readAccount } from "../../../src/server/account/read-account.ts";
import {
  cancelBooking,
  previewCancellation,
} from "../../../src/server/amendments/cancel-booking.ts";
import { giveBack } from "../../../src/server/refunds/give-back.ts";
import { newKey } from "../../support/linked-guest.ts";
import { control } from "../../support/visit.ts";
import { endWithdrawal } from "../../support/withdrawal.ts";
import { disputeThere } from "../dispute.ts";
import { byOwner, count } from "../judge.ts";
import { share } from "../money/booking.ts";
import { guestOf } from "./opening.ts";
import { fitting, linesOf, type Story } from "./story.ts";
import { persist } from "./trouble.ts";
import type { Wave } from "./wave.ts";

/** A booking as the app knows it, for a person who decides about its money. */
type Known = {
  readonly state: string;
  readonly left: number;
  /** By their names at the providers. */
  readonly payments: readonly string[];
  /** Amounts still to go back: owed, sent and not done, or refused and not replaced. */
  readonly underWay: ReadonlyMap<string, number>;
  readonly hasFailed: boolean;
  readonly refunds: ReadonlySet<string>;
};

export async function knownOf({ app }: Wave, { bookingId }: Story): Promise<Known> {
  const { deps } = app;
  const account = await readAccount(deps.db, bookingId ?? "");
  const { rows } = await deps.pool.query(
    `select refund.state, refund.amount, refund.provider_refund_id, payment.reference
     from refund join payment on payment.id = refund.of_payment where refund.booking_id = $1`,
    [bookingId],
  );
  const { rows: bookings } = await deps.pool.query("select state from booking where id = $1", [
    bookingId,
  ]);
  const underWay = new Map<string, number>();
  for (const { state, amount, reference } of rows)
    if (state !== "succeeded") underWay.set(reference, (underWay.get(reference) ?? 0) + amount);
  return {
    state: bookings[0].state,
    left: leftIn(account),
    payments: account.payments.flatMap(({ reference }) => reference ?? []),
    underWay,
    hasFailed: rows.some(({ state }) => state === "failed"),
    refunds: new Set(rows.map(({ provider_refund_id: id }) => id)),
  };
}

/** The app does not know of a refund made by hand: nothing must be decided about that money. */
function hasUnknownReturns(wave: Wave, story: Story, known: Known): boolean {
  return linesOf(wave.app, story).some(({ refunds }) =>
    refunds.some(({ id, isBack }) => isBack && !known.refunds.has(id)),
  );
}

type Act = (wave: Wave, story: Story, known: Known) => Promise<boolean>;

const isConfirmed = ({ state }: Known) => state === "confirmed";
/** Unpaid, as far as the app knows. */
const isUnpaid = ({ state }: Known) => state === "held" || state === "expired";

/** The guest cancels herself, for what the policy gives. */
const cancelByGuest: Act = async (wave, story, known) => {
  if (!isConfirmed(known)) return false;
  const { refundPercent } = await previewCancellation(wave.app.deps, story.bookingId ?? "");
  const refund = share(known.left, refundPercent);
  const key = newKey();
  await persist(wave, story, async (deps) => {
    const { api, code } = await guestOf(deps, story);
    await api.cancel(code, key, { seen: refund, reason: "plans" });
  });
  return isCancelled(wave, story, refund);
};

const cancelByOwner: Act = async (wave, story, known) => {
  if (!isConfirmed(known)) return false;
  const { random } = story;
  const isHouse = random.next() < 0.5;
  const amount = isHouse ? known.left : random.below(known.left + 1);
  if (!isHouse) await endWithdrawal(wave.app, story.bookingId ?? "");
  const who = isHouse ? "house" : "guest";
  const wish = { who, refund: amount, agreed: "Combinado." } as const;
  const cancel = (deps: Wave["app"]["deps"]) =>
    cancelBooking(deps, story.bookingId ?? "", byOwner, wish);
  await persist(wave, story, cancel);
  return isCancelled(wave, story, amount);
};

async function isCancelled(wave: Wave, story: Story, refund: number): Promise<boolean> {
  story.wishes.push(refund);
  story.cancelledWith = (await knownOf(wave, story)).payments;
  return true;
}

export const giveSomeBack: Act = async ({ app }, story, { state, left }) => {
  if (left < 2 || (state !== "confirmed" && state !== "cancelled")) return false;
  const amount = 1 + story.random.below(left - 1);
  await giveBack(app.deps, story.bookingId ?? "", { amount, words: "" }, byOwner);
  story.wishes.push(amount);
  return true;
};

/** A refund on the provider's own pages, of a payment that the app may not know of yet. */
const refundThere: Act = async (wave, story, known) => {
  const { app } = wave;
  const { random } = story;
  const [first] = fitting(story);
  const lines = linesOf(wave.app, story).filter(({ isDisputed, reference }) => {
    const isFirst = reference === first?.reference && isUnpaid(known);
    return !isDisputed && (isFirst || known.payments.includes(reference));
  });
  const line = random.pick(lines);
  const left = line ? line.left - (known.underWay.get(line.reference) ?? 0) : 0;
  if (!line || left < 1) return false;
  const amount = isUnpaid(known) && random.next() < 0.6 ? left : 1 + random.below(left);
  if (line.of === "first") await control(app, `sessions/${line.checkoutId}/refund`, { amount });
  else await mercadoPagoOrders(app.mercadoPago.url).refundByHand(line.number, amount);
  story.wishes.push(amount);
  story.byHand.push({ reference: line.reference, amount });
  const isUnknown = !(await knownOf(wave, story)).payments.includes(line.reference);
  if (amount === line.amount && isUnknown) story.isTakenBack = true;
  return true;
};

/** The guest's bank reclaims it. */
const dispute: Act = async (wave, story, known) => {
  const { app } = wave;
  const { random } = story;
  const isAllKnown = fitting(story).every(({ reference }) => known.payments.includes(reference));
  const line = random.pick(
    linesOf(wave.app, story).filter(
      (one) => !one.isDisputed && known.payments.includes(one.reference),
    ),
  );
  if (!line || line.left === 0 || !isAllKnown || story.chargebacks.length > 0) return false;
  const { reference } = line;
  if (line.of === "first") {
    const id = await disputeThere(app, line.checkoutId);
    if (id === null) throw new Error("the bank could not take the payment back");
    story.chargebacks.push({ id, reference, isDecided: false });
    return true;
  }
  const orders = mercadoPagoOrders(app.mercadoPago.url);
  const { status, body } = await orders.openChargeback(line.number);
  if (status === 200) story.chargebacks.push({ id: body.id, reference, isDecided: false });
  return status === 200;
};

const acts: Readonly<Record<string, Act>> = {
  "cancelled by the guest": cancelByGuest,
  "cancelled by the house": cancelByOwner,
  "given back": giveSomeBack,
  "refunded by hand there": refundThere,
  disputed: dispute,
};

/** Performs one of these acts that is possible now. */
export async function act(wave: Wave, story: Story): Promise<void> {
  if (story.rivalOf || story.bookingId === null) return;
  const known = await knownOf(wave, story);
  if (known.hasFailed || hasUnknownReturns(wave, story, known)) return;
  if (known.state === "refunded") return;
  const name = story.random.pick(Object.keys(acts));
  if (await acts[name]?.(wave, story, known)) count(wave, name);
}

/** The bank decides the dispute. */
export async function decide(wave: Wave, story: Story): Promise<void> {
  const { app } = wave;
  const { random } = story;
  for (const one of story.chargebacks) {
    if (one.isDecided || random.next() < 0.3) continue;
    one.isDecided = true;
    const as = random.pick(["won", "lost"] as const);
    count(wave, `dispute ${as}`);
    if (one.id.startsWith("du_")) await control(app, `disputes/${one.id}/close`, { as });
    else await mercadoPagoOrders(app.mercadoPago.url).closeChargeback(one.id, as);
  }
}
