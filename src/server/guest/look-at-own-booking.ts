import type { GuestBooking, PolicyStep } from "../../contract/guest-api.ts";
import { stepAt } from "../../domain/cancellation.ts";
import { localTime, todayIn } from "../../domain/day.ts";
import type { Language } from "../../domain/language.ts";
import { BY_HAND } from "../../domain/payment-choice.ts";
import type { Property } from "../../domain/property.ts";
import type { RefundState } from "../../domain/refund.ts";
import { mayOf, phaseOf } from "../amendments/may-of.ts";
import { pendingChange } from "../amendments/pending-change.ts";
import { refundAt } from "../amendments/refund-at.ts";
import { waysToPay } from "../begin/ways-to-pay.ts";
import { type Booking, guestsOf } from "../bookings/booking.ts";
import { boughtSteps } from "../bookings/bought-steps.ts";
import { cancellationOf } from "../bookings/cancellation-of.ts";
import { roomsForGuest } from "../bookings/rooms-for-guest.ts";
import { type Statement, statementOf } from "../bookings/statement.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { pixStateOf } from "../hand-pix/look-at-pix.ts";
import { firstPhoto } from "../listings/first-photo.ts";
import { namesIn } from "../listings/listing-name.ts";
import { cancellationSentences, promisedReturns, returnSentences } from "../mail/money-words.ts";
import { getProperty } from "../property/get-property.ts";
import { begunPayment } from "./look-at-payment.ts";
import { wordsOf } from "./words-of.ts";

/** The stay and its account. */
export async function lookAtOwnBooking(
  deps: Deps,
  booking: Booking,
  language: Language = booking.language,
): Promise<GuestBooking> {
  const { db, payments, clock } = deps;
  const { state, listing_id } = booking;
  const property = await getProperty(db, language);
  const { timeZone } = property;
  const moment = { property, now: clock() };
  const money = await statementOf(db, booking);
  const reader = { language, timeZone };
  const isOn = state === "confirmed";
  const rooms = await roomsForGuest(db, booking, language);
  const may = await mayOf(db, booking, moment);
  const ways = await waysToPay(deps, booking);
  return {
    code: booking.code,
    state,
    phase: phaseOf(booking, moment),
    now: localTime(timeZone, moment.now),
    heldUntil: state === "held" ? (booking.hold_expires_at?.getTime() ?? null) : null,
    listing: {
      id: listing_id,
      name: namesIn(rooms, language),
      photo: await firstPhoto(db, listing_id),
    },
    checkIn: booking.check_in,
    checkOut: booking.check_out,
    guestName: booking.guest_name,
    guestEmail: booking.guest_email,
    guests: guestsOf(booking),
    rooms: rooms.map((room, index) => ({
      ...room,
      listingId: booking.stays[index]?.listing_id ?? listing_id,
    })),
    lines: booking.lines,
    total: money.total,
    paid: money.paid,
    open: money.open,
    isPayableByPix: isOn && money.open > 0 && ways.pix === BY_HAND,
    ways,
    payment: await begunPayment(deps, booking),
    pix: await pixStateOf(db, booking.id),
    isPayableOnline: isOn && money.open >= payments.leastAmount,
    plan: money.plan,
    payments: await paymentsOf(db, booking.id, timeZone),
    returns:
      state === "cancelled"
        ? cancellationSentences(money, reader)
        : returnSentences(money.returns, reader),
    ...(state === "cancelled" ? moneyBackOf(money) : { moneyBack: "none", amountBack: null }),
    policy: isOn ? await policyOf(db, booking, property, moment.now) : [],
    may: { cancel: may.cancel, change: may.change, tell: may.tell },
    said: await wordsOf(db, booking),
    change: isOn ? await pendingChange(db, booking, language) : null,
    cancellation: await cancellationOf(db, booking, property),
  };
}

/** Several refunds may be in different states: shows the earliest, which is true of all. */
function moneyBackOf(money: Statement): Pick<GuestBooking, "moneyBack" | "amountBack"> {
  const returns = promisedReturns(money);
  const kinds = returns.map(({ state }) => kindOf(state));
  const moneyBack = order.find((kind) => kinds.includes(kind)) ?? "none";
  const isAlike = kinds.length > 0 && kinds.every((kind) => kind === moneyBack);
  const amount = returns.reduce((sum, one) => sum + one.amount, 0);
  return { moneyBack, amountBack: isAlike ? amount : null };
}

const order = ["by-hand", "owed", "on-its-way", "done"] as const;

function kindOf(state: RefundState): (typeof order)[number] {
  if (state === "due") return "owed";
  if (state === "pending") return "on-its-way";
  return state === "succeeded" ? "done" : "by-hand";
}

async function policyOf(
  db: Database,
  booking: Booking,
  property: Property,
  at: number,
): Promise<PolicyStep[]> {
  const steps = boughtSteps(booking, property);
  const now = localTime(property.timeZone, at);
  const current = stepAt(steps, now);
  const place = current ? steps.indexOf(current) : steps.length;
  const policy: PolicyStep[] = [];
  for (const [index, step] of steps.entries()) {
    const amount = await refundAt(db, booking, step.refundPercent);
    policy.push({
      ...step,
      amount,
      when: index < place ? "past" : index > place ? "ahead" : "now",
    });
  }
  return policy;
}

async function paymentsOf(db: Database, bookingId: string, timeZone: string) {
  const payments = await db
    .selectFrom("payment")
    .select(["received as amount", "means", "at", "received_on"])
    .where("booking_id", "=", bookingId)
    .where("received", ">", 0)
    .orderBy("at")
    .execute();
  return payments.map(({ at, received_on, ...payment }) => ({
    ...payment,
    day: received_on ?? todayIn(timeZone, at.getTime()),
  }));
}
