import {
  type FactChange,
  isSame,
  type NamedChange,
  type PlainFact,
  type PropertyChange,
  someOf,
} from "../../domain/activity.ts";
import { maskKey, maskName } from "../../domain/mask.ts";
import type { PropertyRow } from "../database/property-table.ts";
import type { Column, Field } from "./field.ts";
import * as plain from "./plain-settings.ts";

/**
 * A value to compare; `said` is what an entry may contain of it. Without it, only the name is
 * recorded.
 */
type Fact = { readonly is: unknown; readonly said?: PlainFact };
type Facts = Readonly<Record<string, Fact>>;

const named = (is: unknown): Fact => ({ is });
const said = (value: PlainFact): Fact => ({ is: value, said: value });
const masked = (is: string | undefined, mask: (text: string) => string): Fact => ({
  is: is ?? null,
  said: is === undefined ? null : mask(is),
});

/** Each part of a value that is edited by parts: 'texts.promotion'. */
function parts(name: string, value: object | null): Facts {
  const all = Object.entries(value ?? {}).map(([key, is]) => [`${name}.${key}`, named(is)]);
  return Object.fromEntries(all);
}

/** Facts of the columns that are fields of a plain setting. */
const plainColumns = Object.values(plain).flatMap((fields) =>
  Object.entries<Field<Column>>(fields).map(
    ([name, { column, isTold }]) =>
      [column, (is: unknown) => ({ [name]: isTold ? said(is as PlainFact) : named(is) })] as const,
  ),
);
type Plain = typeof plain;
type PlainColumn = { [S in keyof Plain]: ColumnsOf<Plain[S]> }[keyof Plain];
type ColumnsOf<F> = { [N in keyof F]: F[N] extends Field<infer C> ? C : never }[keyof F];

/**
 * What entries contain of each other column: of rules and means the old and new value, of keys and
 * payees a masked one, of texts only the name. A missing column does not compile.
 */
const otherColumns: {
  readonly [C in Exclude<Column, PlainColumn>]: (value: PropertyRow[C]) => Facts;
} = {
  cancellation_policy: (policy) => ({
    regretDays: said(policy.regretDays),
    refundSteps: named(policy.tiers),
  }),
  deposit_terms: (terms) => ({
    depositPercent: said(terms?.percent ?? null),
    ...parts("deposit", terms && { ...terms, percent: null }),
  }),
  guest_terms: (terms) => ({
    guestCancels: said(terms.cancel),
    guestChanges: said(terms.change),
    changeUntilDays: said(terms.changeUntilDays),
    guestTells: said(terms.tell),
  }),
  payees: (payees) => ({ payees: { is: payees, said: payees.map(maskKey).join(", ") } }),
  pix_terms: (terms) => ({
    pixKey: masked(terms?.key, maskKey),
    payee: masked(terms?.payee, maskName),
    pixOnSite: said(terms?.onSite ?? null),
  }),
  payment_choice: (choice) => ({
    cardProvider: said(choice?.card ?? null),
    pixProvider: said(choice?.pix ?? null),
    mostInstallments: said(choice?.mostInstallments ?? null),
    providerPayee: masked(choice?.payee ?? undefined, maskName),
  }),
  hero_photo: (photo) => ({ coverPhoto: named(photo) }),
  texts: (texts) => parts("texts", texts),
  texts_en: (texts) => parts("textsEn", texts),
};

/** Null if nothing differs. */
export function propertyChanges(before: PropertyRow, after: PropertyRow): PropertyChange | null {
  const [was, is] = [allOf(before), allOf(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return someOf(fields.flatMap((field) => changeOf(field, was[field], is[field])));
}

function changeOf(
  field: string,
  was: Fact | undefined,
  is: Fact | undefined,
): (FactChange | NamedChange)[] {
  if (isSame(was?.is ?? null, is?.is ?? null)) return [];
  if (was?.said === undefined || is?.said === undefined) return [{ field }];
  return [{ field, before: was.said, after: is.said }];
}

function allOf(row: PropertyRow): Facts {
  const columns = [...plainColumns, ...Object.entries(otherColumns)];
  const told = columns.map(([column, factsOf]) =>
    (factsOf as (value: unknown) => Facts)(row[column as Column]),
  );
  return Object.assign({}, ...told);
}
