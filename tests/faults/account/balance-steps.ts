import { AppError } from "../../../src/domain/app-error.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import type { Deps } from "../../../src/server/deps.ts";
import { createGuestApi } from "../../../src/server/guest/guest-api.ts";
import { guestCaller } from "../../support/guest-caller.ts";
import { guestSecret } from "../../support/guest-secret.ts";
import { control } from "../../support/visit.ts";
import { isConfirmed, type MoneyStep } from "./money-steps.ts";
import { type Real, rowOf } from "./real.ts";
import { deliverEvent } from "./steps.ts";
import type { ModelBooking, World } from "./world.ts";

/** What a guest does with the link of her booking. */
export async function guestOf(deps: Deps, real: Real, booking: ModelBooking) {
  const row = await getBooking(deps.db, rowOf(real, booking).id);
  const api = createGuestApi(deps, guestCaller(await guestSecret(deps, row)));
  return { api, code: row.code };
}

/** A session for all that is open: the open one if it is for that, else a new one. */
export async function openBalance(world: World, real: Real, booking: ModelBooking): Promise<void> {
  const expected = world.expectBalance(booking);
  const { api, code } = await guestOf(real.app.deps, real, booking);
  const answer = await api.payBalance(code).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if ((answer === null) !== (expected === null))
    throw new Error(`opening the balance was refused: ${answer === null}`);
  if (!answer || !expected) return;
  if (answer.dueNow !== expected.amount)
    throw new Error(`the balance is ${answer.dueNow}, not ${expected.amount}`);
  if (expected.checkoutId && expected.checkoutId !== answer.checkoutId)
    throw new Error("the same balance opened a second session");
  expected.checkoutId = answer.checkoutId;
}

async function payBalance(real: Real, booking: ModelBooking): Promise<void> {
  const last = booking.later.at(-1);
  if (!last?.checkoutId) return;
  const paid = await control(real.app, `sessions/${last.checkoutId}/pay`, {
    card: "4242424242424242",
  }).then(
    () => true,
    () => false,
  );
  if (paid !== (last.state === "open")) throw new Error(`paying the balance worked: ${paid}`);
  if (paid) last.state = "paid";
}

export async function settleBalance(
  world: World,
  real: Real,
  booking: ModelBooking,
  dice: number,
): Promise<void> {
  const last = booking.later.at(-1);
  if (!last?.checkoutId) return;
  world.concludeBalance(booking);
  const isLinked = booking.state !== "held" && booking.state !== "expired";
  if (dice % 2 === 0 && isLinked) {
    const { api, code } = await guestOf(real.app.deps, real, booking);
    await api.settleBalance(code, last.checkoutId);
  } else await deliverEvent(real, last.checkoutId);
}

const owes = (booking: ModelBooking) => isConfirmed(booking) && booking.money.asked > 0;
const isPayable = ({ later }: ModelBooking) => later.at(-1)?.state === "open";
const isUnsettled = ({ later }: ModelBooking) => {
  const last = later.at(-1);
  return last?.state === "paid" && !last.isConcluded;
};

export const balanceSteps: readonly MoneyStep[] = [
  {
    name: "open the balance",
    times: 3,
    canMove: owes,
    run: (world, real, booking) =>
      booking.state === "held" || booking.state === "expired"
        ? Promise.resolve()
        : openBalance(world, real, booking),
  },
  {
    name: "pay the balance",
    times: 3,
    canMove: isPayable,
    run: (_, real, booking) => payBalance(real, booking),
  },
  {
    name: "open, pay and settle the balance",
    times: 4,
    canMove: owes,
    async run(world, real, booking, dice) {
      if (!isConfirmed(booking)) return;
      await openBalance(world, real, booking);
      await payBalance(real, booking);
      await settleBalance(world, real, booking, dice);
    },
  },
  {
    name: "settle the balance",
    times: 3,
    canMove: isUnsettled,
    run: settleBalance,
  },
];
