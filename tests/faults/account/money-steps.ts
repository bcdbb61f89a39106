import { AppError } from "../../../src/domain/app-error.ts";
import { addDays } from "../../../src/domain/day.ts";
import { nightCount } from "../../../src/domain/stay.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { changeStay } from "../../../src/server/amendments/change-stay.ts";
import { previewStayChange } from "../../../src/server/amendments/preview-stay-change.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { notePayment } from "../../../src/server/bookings/note-payment.ts";
import { receiveEvent } from "../../../src/server/checkout/receive-event.ts";
import { noteReturn } from "../../../src/server/refunds/note-return.ts";
import { sendRefund } from "../../../src/server/refunds/send-refund.ts";
import { ledgerOf, refundByHand } from "../../support/stories.ts";
import { control } from "../../support/visit.ts";
import { type Real, rowOf } from "./real.ts";
import { isEnded, type ModelBooking, type World } from "./world.ts";

const cause = { actor: "person:dona", source: "admin" } as const;
const means = ["pix", "cash", "card", "transfer"] as const;

type MoneyStep = {
  readonly name: string;
  readonly times: number;
  readonly canMove: (booking: ModelBooking) => boolean;
  run(world: World, real: Real, booking: ModelBooking, dice: number): Promise<void>;
};

const isConfirmed = ({ state }: ModelBooking) => state === "confirmed";
const isBooked = (booking: ModelBooking) => isConfirmed(booking) || isEnded(booking);

/** Whether the app refused, which it must do exactly if the model would. */
async function expectRefusal(work: Promise<unknown>, expected: boolean, what: string) {
  const refused = await work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError) return true;
      throw error;
    },
  );
  if (refused !== expected) throw new Error(`${what} was refused: ${refused}, not ${expected}`);
}

async function refundsIn(real: Real, booking: ModelBooking, state: string): Promise<string[]> {
  const { rows } = await real.app.deps.pool.query(
    "select id, amount from refund where booking_id = $1 and state = $2 order by created_at, id",
    [rowOf(real, booking).id, state],
  );
  return rows.map(({ id }) => id);
}

async function sumOf(real: Real, booking: ModelBooking, state: string): Promise<number> {
  const { rows } = await real.app.deps.pool.query(
    "select coalesce(sum(amount), 0)::int as sum from refund where booking_id = $1 and state = $2",
    [rowOf(real, booking).id, state],
  );
  return rows[0].sum;
}

/** What was sent to the provider has arrived or failed; what waits for hands is still owed. */
export async function refundsArrive(real: Real, booking: ModelBooking): Promise<void> {
  const { money } = booking;
  const waiting = (await sumOf(real, booking, "by-hand")) + (await sumOf(real, booking, "due"));
  const sent = money.underWay - waiting;
  // A provider refuses to refund what is in dispute.
  if (booking.dispute !== null) money.refunding -= sent;
  money.underWay = waiting;
}

/** Only what the provider knows of has gone back of the online payment. */
async function isSimple(real: Real, booking: ModelBooking): Promise<boolean> {
  const { rows } = await real.app.deps.pool.query(
    `select refunding from payment where booking_id = $1 and means = 'online'`,
    [rowOf(real, booking).id],
  );
  const line = ledgerOf(real.app, rowOf(real, booking).checkoutId);
  return rows[0]?.refunding === line?.amount_refunded;
}

let events = 0;
function tell(real: Real, about: { refundId?: string; chargebackId?: string }): Promise<void> {
  return receiveEvent(real.app.deps, {
    id: `evt_money_${process.pid}_${events++}`,
    type: "told",
    ours: true,
    checkoutId: null,
    refundId: about.refundId ?? null,
    chargebackId: about.chargebackId ?? null,
  });
}

export const moneySteps: readonly MoneyStep[] = [
  {
    name: "note a payment",
    times: 3,
    canMove: isConfirmed,
    async run(_, real, booking, dice) {
      if (!isBooked(booking)) return;
      const amount = 1 + (dice % 3 === 0 ? Math.max(0, booking.money.open) : (dice * 37) % 90_000);
      const payment = { amount, means: means[dice % 4] ?? "pix", evenMore: true };
      await notePayment(real.app.deps, rowOf(real, booking).id, payment, cause);
      booking.money.receive(amount);
    },
  },
  {
    name: "note a return",
    times: 2,
    canMove: (booking) => isBooked(booking) && booking.money.left > 0,
    async run(_, real, booking, dice) {
      if (!isBooked(booking)) return;
      const { money } = booking;
      const waiting = await sumOf(real, booking, "by-hand");
      const most = waiting + money.left;
      const amount = dice % 5 === 0 ? most + 1 : 1 + ((dice * 53) % Math.max(1, most));
      const given = { amount, means: means[dice % 4] ?? "pix" };
      const work = noteReturn(real.app.deps, rowOf(real, booking).id, given, cause);
      const isTooMuch = amount > most;
      await expectRefusal(work, isTooMuch, `a return of ${amount} of ${most}`);
      if (isTooMuch) return;
      const paid = Math.min(waiting, amount);
      money.underWay -= paid;
      if (amount > paid && isConfirmed(booking)) money.forgive(amount - paid);
      money.giveBack(amount - paid, isEnded(booking));
    },
  },
  {
    name: "change the nights",
    times: 2,
    canMove: isConfirmed,
    async run(world, real, booking, dice) {
      if (!isConfirmed(booking)) return;
      const { deps } = real.app;
      const { id } = rowOf(real, booking);
      const { money } = booking;
      const { checkIn } = booking.stay;
      const nights = 1 + (dice % 4);
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const wish = { listingId: booking.room, stay };
      const { listTotal } = await previewStayChange(deps, id, wish);
      const price = (["list", "keep", "list-and-refund"] as const)[dice % 3] ?? "list";
      const total = price === "keep" ? money.total : listTotal;
      const open = total - money.received + money.refunded + money.lost;
      const refund = Math.max(0, Math.min(-open, money.total - total, money.left));
      const { version } = await getBooking(deps.db, id);
      const work = changeStay(deps, id, version, { ...wish, price, guestKnows: true }, cause);
      const hasNights = world.hasNights(booking.room, stay, booking);
      const isRefused = !hasNights || (price === "list-and-refund" && refund === 0);
      await expectRefusal(work, isRefused, `${nightCount(stay)} nights by ${price}`);
      if (isRefused) return;
      booking.stay = stay;
      money.total = total;
      if (price === "list-and-refund") money.owe(refund);
    },
  },
  {
    name: "cancel for an amount",
    times: 1,
    canMove: isConfirmed,
    async run(_, real, booking, dice) {
      if (!isConfirmed(booking)) return;
      const { money } = booking;
      const amount = (dice * 71) % (money.left + 2);
      const work = cancelBooking(real.app.deps, rowOf(real, booking).id, cause, amount);
      await expectRefusal(work, amount > money.left, `cancelling for ${amount} of ${money.left}`);
      if (amount > money.left) return;
      booking.state = "cancelled";
      money.owe(amount);
      money.end();
    },
  },
  {
    name: "send the refunds",
    times: 2,
    canMove: (booking) => booking.money.underWay > 0,
    async run(_, real, booking) {
      for (const id of await refundsIn(real, booking, "due")) await sendRefund(real.app.deps, id);
      await refundsArrive(real, booking);
    },
  },
  {
    name: "refund at the provider after settling",
    times: 1,
    canMove: (booking) => isConfirmed(booking) && booking.dispute === null,
    async run(_, real, booking, dice) {
      if (!isBooked(booking) || booking.dispute !== null || !(await isSimple(real, booking)))
        return;
      const { checkoutId } = rowOf(real, booking);
      const line = ledgerOf(real.app, checkoutId);
      const rest = (line?.amount_captured ?? 0) - (line?.amount_refunded ?? 0);
      if (rest < 2) return;
      const amount = 1 + (dice % (rest - 1));
      await refundByHand(real.app, checkoutId, amount);
      const apply = () => {
        if (isConfirmed(booking)) booking.money.forgive(amount);
        booking.money.giveBack(amount, isEnded(booking));
      };
      const refundId = ledgerOf(real.app, checkoutId)?.refunds.at(-1)?.id;
      await tell(real, refundId ? { refundId } : {});
      apply();
    },
  },
  {
    name: "dispute",
    times: 1,
    canMove: (booking) => isConfirmed(booking) && booking.dispute === null,
    async run(_, real, booking, dice) {
      if (!isBooked(booking) || booking.dispute !== null || !(await isSimple(real, booking)))
        return;
      const { checkoutId } = rowOf(real, booking);
      const line = ledgerOf(real.app, checkoutId);
      const amount = (line?.amount_captured ?? 0) - (line?.amount_refunded ?? 0);
      if (amount === 0) return;
      const answer = await fetch(
        `${real.app.payments.url}/__control/sessions/${checkoutId}/dispute`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: "{}",
        },
      );
      const { id } = (await answer.json()) as { id: string };
      booking.dispute = id;
      const apply = () => {
        booking.money.disputed += amount;
      };
      if (dice % 3 === 0) booking.untold.push(apply);
      else {
        await tell(real, { chargebackId: id });
        apply();
      }
    },
  },
  {
    name: "the bank decides",
    times: 1,
    canMove: (booking) => booking.money.disputed > 0 && !booking.isDecided,
    async run(_, real, booking, dice) {
      const { dispute, money } = booking;
      if (dispute === null || money.disputed === 0 || booking.isDecided) return;
      booking.isDecided = true;
      const isWon = dice % 2 === 0;
      await control(real.app, `disputes/${dispute}/close`, { as: isWon ? "won" : "lost" });
      const apply = () => {
        if (isWon) money.disputed = 0;
        else money.loseDispute(isEnded(booking));
      };
      if (dice % 3 === 0) booking.untold.push(apply);
      else {
        await tell(real, { chargebackId: dispute });
        apply();
      }
    },
  },
];
