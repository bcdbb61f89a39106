import { type Centavos, toReais } from "../../../domain/money.ts";
import type { Installments } from "../../../domain/payment-choice.ts";
import type { Client } from "./client.ts";
import { guarded } from "./failure.ts";
import { toCentavos } from "./reais.ts";
import { installmentsShape } from "./shapes.ts";

/** An account has the same conditions for all common brands. */
const BRAND = "visa";
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 200;

type Kept = { readonly until: number; readonly parcelas: Promise<readonly Installments[]> };

/**
 * Cached, because the conditions change rarely and every page view needs them. Failures are not
 * cached.
 */
export function createQuote(client: Client, clock: () => number) {
  const kept = new Map<Centavos, Kept>();
  return (amount: Centavos): Promise<readonly Installments[]> => {
    const known = kept.get(amount);
    if (known && known.until > clock()) return known.parcelas;
    const parcelas = guarded(() => ask(client, amount));
    kept.delete(amount);
    kept.set(amount, { until: clock() + KEPT_MS, parcelas });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    parcelas.catch(() => kept.delete(amount));
    return parcelas;
  };
}

async function ask(client: Client, amount: Centavos): Promise<Installments[]> {
  const query = { amount: toReais(amount).toFixed(2), payment_method_id: BRAND };
  const path = "/v1/payment_methods/installments";
  const [first] = await client.get(path, installmentsShape, query);
  return (first?.payer_costs ?? [])
    .map((one) => ({
      count: one.installments,
      each: toCentavos(one.installment_amount),
      total: toCentavos(one.total_amount),
    }))
    .sort((a, b) => a.count - b.count);
}
