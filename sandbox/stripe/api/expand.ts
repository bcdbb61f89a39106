import type { Sandbox } from "../sandbox.ts";
import { balanceTransactionOf } from "../state/balance-transaction.ts";
import { listOf, refusing, text } from "./parameter-types.ts";

type Expandable = Record<string, unknown>;

export const EXPANDABLE = {
  session: ["payment_intent", "payment_intent.latest_charge"],
  intent: ["latest_charge", "latest_charge.balance_transaction"],
  dispute: ["charge", "payment_intent"],
  refund: ["charge", "payment_intent", "payment_intent.latest_charge"],
};

/** The `expand` parameter for these paths, of an object or a list. */
export function expand(paths: string[], prefix: "" | "data." = "") {
  const known = paths.map((path) => `${prefix}${path}`);
  const path = text().refine(
    (value) => known.includes(value),
    refusing((value) => `This property cannot be expanded (${value}).`),
  );
  return listOf(path, 20).default([]);
}

/** Replaces ids by the objects themselves. */
export function expanded(sandbox: Sandbox, object: object, paths: string[]): object {
  const copy: Expandable = { ...object };
  for (const path of paths) expandPath(sandbox, copy, path.replace(/^data\./, "").split("."));
  return copy;
}

function expandPath(sandbox: Sandbox, object: Expandable, [field = "", ...rest]: string[]) {
  const value = object[field];
  const found = typeof value === "string" ? lookUp(sandbox, value) : value;
  if (typeof found !== "object" || found === null) return;
  const copy: Expandable = { ...found };
  object[field] = copy;
  if (rest.length > 0) expandPath(sandbox, copy, rest);
}

function lookUp({ books }: Sandbox, id: string): object | null | undefined {
  for (const { intent, charge } of books.intents) {
    if (intent.id === id) return intent;
    if (charge?.id === id) return charge;
    if (charge?.balance_transaction === id) return balanceTransactionOf(charge);
  }
  return undefined;
}
