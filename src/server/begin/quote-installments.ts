import type { Centavos } from "../../domain/money.ts";
import { type Installments, mostInstallmentsOf } from "../../domain/payment-choice.ts";
import type { Deps } from "../deps.ts";
import { waysFor } from "../payments/choose.ts";
import { getProperty } from "../property/get-property.ts";

/** For a card on the page of the provider that takes cards now. */
export async function quoteInstallments(
  deps: Deps,
  amount: Centavos,
): Promise<readonly Installments[]> {
  const { card } = waysFor(deps.payments, await getProperty(deps.db));
  return card?.way === "page" ? installmentsAt(deps, card.provider, amount) : [];
}

/** A page must not fail because the provider does not answer. */
export async function installmentsAt(
  { db, payments, log }: Deps,
  provider: string,
  amount: Centavos,
): Promise<readonly Installments[]> {
  const most = mostInstallmentsOf((await getProperty(db)).paymentChoice);
  try {
    const all = await payments.quoteInstallments(provider, amount);
    return all.filter(({ count }) => count <= most);
  } catch (error) {
    log.warn({ err: error }, "installments-unknown");
    return [];
  }
}
