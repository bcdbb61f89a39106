import type { RoomForm } from "./room-form.ts";

/**
 * After a concurrent save: typed changes are kept, all other fields take the new values. Clashes
 * are fields that both have changed, to be checked before saving.
 */
export function rebase(
  before: RoomForm,
  typed: RoomForm,
  now: RoomForm,
): { form: RoomForm; clashes: (keyof RoomForm)[] } {
  const fields = Object.keys(before) as (keyof RoomForm)[];
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const mine = fields.filter((field) => !same(before[field], typed[field]));
  const form = { ...now, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
  const theirs = (field: keyof RoomForm) => !same(before[field], now[field]);
  const clashes = mine.filter((field) => theirs(field) && !same(typed[field], now[field]));
  return { form, clashes };
}
