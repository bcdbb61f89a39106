import type { Role, SecondFactorAsk } from "./person.ts";

/** An owner may postpone it once, for this long. */
export const PUT_OFF_MS = 7 * 24 * 60 * 60_000;

type Owing = {
  readonly role: Role;
  readonly secondFactor: boolean;
  /** Epoch milliseconds; null if not postponed, infinite if never asked. */
  readonly putOffUntil: number | null;
};

export function askOf({ role, secondFactor, putOffUntil }: Owing, now: number): SecondFactorAsk {
  if (role !== "owner" || secondFactor || putOffUntil === Number.POSITIVE_INFINITY) {
    return { kind: "none" };
  }
  if (putOffUntil === null) return { kind: "asked" };
  return now < putOffUntil ? { kind: "put-off", until: putOffUntil } : { kind: "overdue" };
}

/** Whether the owner can use only the page that asks for it. */
export function isHeldBack({ kind }: SecondFactorAsk): boolean {
  return kind === "asked" || kind === "overdue";
}
