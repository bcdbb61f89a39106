import { addDays, type Day, daysBetween } from "./day.ts";
import type { Centavos } from "./money.ts";
import { nightsOf, type Stay } from "./stay.ts";

/**
 * When a part of the price is due: at booking, at the property, or some days before arrival; that
 * day is either strict, or the part may also be paid at the property.
 */
export type DueTime =
  | "now"
  | "at-property"
  | { readonly daysBefore: number; readonly orAtProperty: boolean };

export type PlanRow = { readonly amount: Centavos; readonly due: DueTime };

/** In the order in which they are due. Their sum is the price at purchase. */
export type PaymentPlan = readonly PlanRow[];

export type FullPeriod = {
  readonly name: string;
  readonly firstNight: Day;
  readonly lastNight: Day;
};

/** The owner's rule for deposits. */
export type DepositTerms = {
  /** 1 to 99. */
  readonly percent: number;
  readonly balance: Exclude<DueTime, "now">;
  /** A stay that begins in fewer days than this is paid in full. */
  readonly fullWithinDays: number;
  /** So is a stay with a night in one of these periods. */
  readonly fullPeriods: readonly FullPeriod[];
};

type Sale = { readonly stay: Stay; readonly total: Centavos; readonly today: Day };

/** Providers refuse smaller payments. */
const LEAST_DEPOSIT: Centavos = 100;

/** What a stay sold today asks for and when; null if all of it is due now. */
export function planFor(terms: DepositTerms | null, sale: Sale): PaymentPlan | null {
  const { stay, total, today } = sale;
  if (!terms || asksForAll(terms, stay, today)) return null;
  const deposit = Math.floor((total * terms.percent) / 100);
  const balance = { amount: total - deposit, due: terms.balance };
  const isDueToday = lastDay(balance.due, stay.checkIn) <= today;
  if (deposit < LEAST_DEPOSIT || isDueToday) return null;
  return [{ amount: deposit, due: "now" }, balance];
}

/** For a house that asks for everything at once: guests who call usually send half of it first. */
const CALLERS_PERCENT = 50;

/** The minimum percentage of the first payment in an offer by hand, by the property's own rule. */
export function percentByHand(terms: DepositTerms | null): number {
  return terms?.percent ?? CALLERS_PERCENT;
}

/** The deposit of a guest who calls, to have the nights kept. */
export function depositByHand(terms: DepositTerms | null, total: Centavos): Centavos {
  return Math.floor((total * percentByHand(terms)) / 100);
}

function asksForAll({ fullWithinDays, fullPeriods }: DepositTerms, stay: Stay, today: Day) {
  if (daysBetween(today, stay.checkIn) < fullWithinDays) return true;
  const nights = nightsOf(stay);
  return fullPeriods.some(({ firstNight, lastNight }) =>
    nights.some((night) => night >= firstNight && night <= lastNight),
  );
}

/** What has to be paid for the booking to be confirmed. */
export function dueNow(plan: PaymentPlan | null, total: Centavos): Centavos {
  return plan?.find(({ due }) => due === "now")?.amount ?? total;
}

/** The share of the first payment, in percent. */
export function depositPercent(plan: PaymentPlan): number {
  const total = plan.reduce((sum, { amount }) => sum + amount, 0);
  return Math.round((100 * dueNow(plan, total)) / total);
}

/** A row of the plan in its present state. */
export type CurrentRow = {
  readonly amount: Centavos;
  readonly paid: Centavos;
  /** The last day to pay it; null if it was due at booking. */
  readonly by: Day | null;
  /** It may be paid at the property. */
  readonly atProperty: boolean;
};

type Owed = { readonly total: Centavos; readonly open: Centavos };

/**
 * The plan in its present state. What is paid stays; a changed price changes the unpaid rows, the
 * last one first. An amount beyond the plan is due at the property, like an extra.
 */
export function currentRows(
  plan: PaymentPlan | null,
  { total, open }: Owed,
  checkIn: Day,
): CurrentRow[] {
  const covered = Math.max(0, Math.min(total, total - open));
  const rows = (plan ?? []).map((row) => asPaid(row, covered));
  const paidInFull = rows.filter((_, index) => sumOf(rows.slice(0, index + 1)) <= covered);
  const unpaid = rows.slice(paidInFull.length);
  let rest = total - sumOf(paidInFull);
  const moved = unpaid.map((row, index) => {
    const amount = index === unpaid.length - 1 ? rest : Math.min(row.amount, rest);
    rest -= amount;
    return { ...row, amount };
  });
  const extra: PlanRow = { amount: rest, due: "at-property" };
  let left = covered;
  return [...paidInFull, ...moved, extra]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, due }) => {
      const paid = Math.min(amount, left);
      left -= paid;
      return { amount, paid, ...dayOf(due, checkIn) };
    });
}

/**
 * A refund of the deposit lowers its row, which was paid in full: otherwise there would be no
 * booking.
 */
function asPaid(row: PlanRow, covered: Centavos): PlanRow {
  return row.due === "now" && covered > 0 && covered < row.amount
    ? { ...row, amount: covered }
    : row;
}

function dayOf(due: DueTime, checkIn: Day): Pick<CurrentRow, "by" | "atProperty"> {
  if (due === "now") return { by: null, atProperty: false };
  const atProperty = due === "at-property" || due.orAtProperty;
  return { by: lastDay(due, checkIn), atProperty };
}

function lastDay(due: Exclude<DueTime, "now">, checkIn: Day): Day {
  return due === "at-property" ? checkIn : addDays(checkIn, -due.daysBefore);
}

const sumOf = (rows: readonly PlanRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The first row that is not paid yet; null if nothing is open. */
export function nextRow(rows: readonly CurrentRow[]): CurrentRow | null {
  return rows.find(({ amount, paid }) => paid < amount) ?? null;
}

/** Whether its day has passed. If it may be paid at the property, it is late only after arrival. */
export function isLate({ by, atProperty }: CurrentRow, checkIn: Day, today: Day): boolean {
  const last = atProperty ? checkIn : by;
  return last !== null && last < today;
}
