import type { ListingForm } from "./listing-form.ts";

/**
 * After a concurrent save: typed changes are kept, all other fields take the new values. Clashes
 * are fields that both have changed, to be checked before saving.
 */
export function rebase(
  before: ListingForm,
  typed: ListingForm,
  now: ListingForm,
): { form: ListingForm; clashes: (keyof ListingForm)[] } {
  const fields = Object.keys(before) as (keyof ListingForm)[];
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const mine = fields.filter((field) => !same(before[field], typed[field]));
  const form = { ...now, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
  const theirs = (field: keyof ListingForm) => !same(before[field], now[field]);
  const clashes = mine.filter((field) => theirs(field) && !same(typed[field], now[field]));
  return { form, clashes };
}
