import type { Centavos } from "../../domain/money.ts";
import type { Installments } from "../../domain/payment-choice.ts";
import type { Deps } from "../deps.ts";
import { waysFor } from "../payments/choose.ts";
import { getProperty } from "../property/get-property.ts";

/** Of a card on the provider's own page. A page must not fail because they cannot be told. */
export async function quoteInstallments(
  { db, payments, log }: Deps,
  amount: Centavos,
): Promise<readonly Installments[]> {
  const property = await getProperty(db);
  const { card } = waysFor(payments, property);
  if (card.way !== "page") return [];
  const most = property.paymentChoice?.mostInstallments ?? 1;
  try {
    const all = await payments.quoteInstallments(card.provider, amount);
    return all.filter(({ count }) => count <= most);
  } catch (error) {
    log.warn({ err: error }, "installments-unknown");
    return [];
  }
}
