import type { FaultApp } from "../app.ts";
import { brokenInvariants } from "../invariants.ts";
import { expect } from "../judge.ts";
import type { Booking } from "./booking.ts";

export type Account = ReturnType<Booking["money"]["sums"]> & { readonly state: string };

const ACCOUNTS = `
  select id, state, account.total, received, refunding, refunded, disputed, lost, open
  from booking join booking_account as account on account.booking_id = booking.id`;

type Judge<B> = (booking: B, account: Account) => void;

/** Every booking has the model's state and money, and every invariant holds. */
export async function compareBooks<B extends Booking>(
  { deps }: FaultApp,
  bookings: readonly B[],
  after: string,
  judge: Judge<B> = () => {},
): Promise<void> {
  const { rows } = await deps.pool.query(ACCOUNTS);
  const accounts = new Map<string, Account>(rows.map(({ id, ...row }) => [id, row]));
  try {
    for (const booking of bookings) {
      const account = accounts.get(booking.id);
      if (!account) throw new Error("a booking of the model is missing in the database");
      judge(booking, account);
      const should = { state: booking.state, ...booking.money.sums() };
      expect(account, should, `account of booking ${booking.number}`);
    }
    expect(await brokenInvariants(deps.pool), [], "broken invariants");
  } catch (error) {
    throw new Error(`after ${after}: ${error instanceof Error ? error.message : error}`);
  }
}
