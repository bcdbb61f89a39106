import { AppError } from "../../../src/domain/app-error.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { notePayment } from "../../../src/server/bookings/note-payment.ts";
import { noteReturn } from "../../../src/server/refunds/note-return.ts";
import { sendRefund } from "../../../src/server/refunds/send-refund.ts";
import { ledgerOf } from "../../support/stories.ts";
import { endWithdrawal } from "../../support/withdrawal.ts";
import { checkoutsOf, type Real, rowOf } from "./real.ts";
import { isEnded, type ModelBooking, type World } from "./world.ts";

const cause = { actor: "person:dona", source: "admin" } as const;
const means = ["pix", "cash", "card", "transfer"] as const;

export type MoneyStep = {
  readonly name: string;
  readonly times: number;
  readonly canMove: (booking: ModelBooking) => boolean;
  run(world: World, real: Real, booking: ModelBooking, dice: number): Promise<void>;
};

export const isConfirmed = ({ state }: ModelBooking) => state === "confirmed";
export const isBooked = (booking: ModelBooking) => isConfirmed(booking) || isEnded(booking);

/** Whether the app refused, which it must do exactly if the model would. */
export async function expectRefusal(work: Promise<unknown>, expected: boolean, what: string) {
  const refused = await work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError) return true;
      throw error;
    },
  );
  if (refused !== expected) throw new Error(`${what} was refused: ${refused}, not ${expected}`);
}

export async function refundsIn(
  real: Real,
  booking: ModelBooking,
  state: string,
): Promise<string[]> {
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

function refundedAtProvider(real: Real, booking: ModelBooking): number {
  return checkoutsOf(real, booking)
    .map((checkoutId) => ledgerOf(real.app, checkoutId)?.amount_refunded ?? 0)
    .reduce((sum, amount) => sum + amount, 0);
}

/** Given to a guest who comes, refused by the provider, and not given another way yet. */
export async function giftsOf(real: Real, booking: ModelBooking) {
  const { rows } = await real.app.deps.pool.query<{ id: string; amount: number; discount: number }>(
    `select id, amount - waived as amount, discount from refund
     where booking_id = $1 and state = 'failed' and reason = 'goodwill' and amount > waived
     order by created_at, id`,
    [rowOf(real, booking).id],
  );
  return rows.filter(({ id }) => !real.replaced.has(id));
}

export async function countGifts(real: Real, booking: ModelBooking): Promise<void> {
  const gifts = await giftsOf(real, booking);
  booking.money.gifts = gifts.reduce((sum, { amount }) => sum + amount, 0);
}

/** What was sent to the provider has arrived or failed; what waits for hands is still owed. */
export async function refundsArrive(real: Real, booking: ModelBooking): Promise<void> {
  const { money } = booking;
  const waiting = (await sumOf(real, booking, "by-hand")) + (await sumOf(real, booking, "due"));
  const sent = money.underWay - waiting;
  const back = refundedAtProvider(real, booking);
  // A provider refuses to refund what is in dispute: that is owed no more.
  money.refunding -= sent - (back - booking.backAtProvider);
  booking.backAtProvider = back;
  money.underWay = waiting;
  await countGifts(real, booking);
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
      // The price was lowered for them already.
      const ofGifts = money.asked > 0 ? Math.min(money.gifts, amount - paid) : 0;
      if (amount > paid && isConfirmed(booking)) money.forgive(amount - paid - ofGifts);
      money.giveBack(amount - paid, isEnded(booking));
      await countGifts(real, booking);
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
      const { id } = rowOf(real, booking);
      const isByLaw = dice % 4 === 0;
      if (!isByLaw) await endWithdrawal(real.app, id);
      const who = dice % 3 === 0 ? "house" : "guest";
      const wish = { who, refund: amount, agreed: "Combinado." } as const;
      const work = cancelBooking(real.app.deps, id, cause, wish);
      const isTooLittle = amount < money.left && (who === "house" || isByLaw);
      const isRefused = amount > money.left || isTooLittle;
      await expectRefusal(work, isRefused, `${who} cancels for ${amount} of ${money.left}`);
      if (isRefused) return;
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
];
