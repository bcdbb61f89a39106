import { receiveEvent } from "../../../src/server/settle/receive-event.ts";
import { settleCheckout } from "../../../src/server/settle/settle-checkout.ts";
import { pay } from "../../support/visit.ts";
import { count, expect, expectRefusal, returned, tried } from "../judge.ts";
import { noticeOf } from "../notice.ts";
import type { Random } from "../random.ts";
import type { Booking, Session } from "./booking.ts";
import { guestOf, type Move, type Real } from "./real.ts";

/** The app reports an opened session as the model has it, and opens it only once. */
export function noteOpened(
  session: Session,
  { checkoutId, dueNow }: { readonly checkoutId: string; readonly dueNow: number },
): void {
  expect(dueNow, session.amount, "the amount of the session");
  expect(checkoutId, session.checkoutId ?? checkoutId, "the session");
  session.checkoutId = checkoutId;
}

/** Pays at the provider, whatever the app knows of it. */
export async function payThere({ app }: Pick<Real, "app">, session: Session): Promise<boolean> {
  if (session.checkoutId === null) return false;
  const isPaid = await pay(app, session.checkoutId).then(
    () => true,
    () => false,
  );
  expect(isPaid, session.state === "open", "whether paying worked");
  if (isPaid) session.state = "paid";
  return isPaid;
}

/** Reports how a session ended: by the guest's page, her return, or the provider. */
export async function hear(
  { app }: Pick<Real, "app">,
  booking: Booking,
  checkoutId: string,
  random: Random,
): Promise<void> {
  const way = random.pick(["page", "return", "notice"]);
  if (way === "page" && booking.isLinked) {
    const { api, code } = await guestOf({ app }, booking);
    await api.settleBalance(code, checkoutId);
  } else if (way === "return") await settleCheckout(app.deps, checkoutId, returned);
  else await receiveEvent(app.deps, noticeOf({ checkoutId }));
}

/** A session for all that is open: the open one if its amount is right, else a new one. */
export const openBalance: Move = async (_, real, booking) => {
  if (!booking.isLinked) return;
  const session = booking.openBalance(real.app.deps.clock());
  const { api, code } = await guestOf(real, booking);
  const opened = await tried(api.payBalance(code));
  expectRefusal(opened, session === null, `paying the balance of ${booking.money.asked}`);
  if ("value" in opened && session) noteOpened(session, opened.value);
};

export const payBalance: Move = async (_, real, booking) => {
  const session = booking.balances.at(-1);
  if (session && (await payThere(real, session))) count(real, "balance paid there");
};

export const settleBalance: Move = async (_, real, booking, random) => {
  const checkoutId = booking.balances.at(-1)?.checkoutId;
  if (!checkoutId) return;
  booking.settleBalance();
  await hear(real, booking, checkoutId, random);
};

export const payInOneGo: Move = async (house, real, booking, random) => {
  if (!booking.isOn) return openBalance(house, real, booking, random);
  await openBalance(house, real, booking, random);
  await payBalance(house, real, booking, random);
  await settleBalance(house, real, booking, random);
};
