import { createHash } from "node:crypto";
import type { PortalEvent } from "./portal-event.ts";

const LONGEST_UID = 255;

/**
 * Makes uids unique within a calendar: the earliest event keeps the uid, the others get their
 * nights appended. Duplicates with the same uid and nights are merged.
 */
export function nameApart(stays: readonly PortalEvent[]): PortalEvent[] {
  const named = new Map<string, PortalEvent>();
  for (const stay of stays.toSorted(byNights)) {
    const uid = freeName(stay, named);
    const twin = named.get(uid);
    named.set(uid, { ...stay, uid, sale: twin?.sale === "sold" ? "sold" : stay.sale });
  }
  return [...named.values()];
}

/** An unused uid, or that of its duplicate. */
function freeName(stay: PortalEvent, named: ReadonlyMap<string, PortalEvent>): string {
  let uid = keepable(stay.uid);
  for (let other = named.get(uid); other && byNights(other, stay) !== 0; other = named.get(uid)) {
    uid = keepable(`${uid} ${stay.checkIn}/${stay.checkOut}`);
  }
  return uid;
}

/** A uid that the database can store, whatever its length and characters. */
function keepable(uid: string): string {
  const fits = uid.length <= LONGEST_UID && uid.isWellFormed() && !/\p{Cc}/u.test(uid);
  return fits ? uid : `sha256:${createHash("sha256").update(uid).digest("hex")}`;
}

function byNights(one: PortalEvent, other: PortalEvent): number {
  return inOrder(one.checkIn, other.checkIn) || inOrder(one.checkOut, other.checkOut);
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
