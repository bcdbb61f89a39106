import { AppError } from "../../domain/app-error.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Installments, ProviderWays } from "../../domain/payment-choice.ts";
import { type Notice, type PaymentEvent, type PaymentProvider, ProviderError } from "./provider.ts";

/**
 * All providers as one. An id tells which provider it belongs to, so only that one is called; a new
 * session names its provider.
 */
export type Payments = Omit<
  PaymentProvider,
  "ways" | "owns" | "hasSecretIds" | "leastAmount" | "quoteInstallments" | "readEvent"
> & {
  /** The default first. */
  readonly providers: readonly ProviderWays[];
  /** No provider opens a session for less; without providers, no amount is enough. */
  readonly leastAmount: Centavos;
  /** Whether knowing this session's id is enough to be shown its booking. */
  isSecret(id: string): boolean;
  quoteInstallments(provider: string, amount: Centavos): Promise<readonly Installments[]>;
  readEvent(provider: string, notice: Notice): PaymentEvent;
};

export function joinProviders(providers: readonly PaymentProvider[]): Payments {
  const named = (name: string) => providers.find(({ ways }) => ways.name === name);
  const known = (name: string) => {
    const provider = named(name);
    if (!provider) throw unknown("a payment provider without settings");
    return provider;
  };
  const ownerOf = (id: string) => providers.find((one) => one.owns(id));
  const sure = (id: string) => {
    const provider = ownerOf(id);
    if (!provider) throw unknown("an id of no payment provider");
    return provider;
  };
  return {
    providers: providers.map(({ ways }) => ways),
    leastAmount:
      providers.length > 0
        ? Math.max(...providers.map(({ leastAmount }) => leastAmount))
        : Number.POSITIVE_INFINITY,
    isSecret: (id) => ownerOf(id)?.hasSecretIds ?? false,
    openSession: (order) => known(order.provider).openSession(order),
    findSession: async (id) => ownerOf(id)?.findSession(id) ?? null,
    findLostSession: (lost) => known(lost.provider).findLostSession(lost),
    endSession: (id) => sure(id).endSession(id),
    quoteInstallments: (name, amount) => known(name).quoteInstallments(amount),
    refund: (order) => sure(order.paymentId).refund(order),
    findRefund: async (id) => ownerOf(id)?.findRefund(id) ?? null,
    findFee: (paymentId) => sure(paymentId).findFee(paymentId),
    findChargeback: async (id) => ownerOf(id)?.findChargeback(id) ?? null,
    listChargebacks: (since) => each(providers, (one) => one.listChargebacks(since)),
    listRefunds: (of) =>
      "paymentId" in of
        ? sure(of.paymentId).listRefunds(of)
        : each(providers, (one) => one.listRefunds(of)),
    listSessions: (since) => each(providers, (one) => one.listSessions(since)),
    readEvent(name, notice) {
      const provider = named(name);
      if (!provider) throw new AppError("signature-invalid");
      return provider.readEvent(notice);
    },
  };
}

/** The provider's settings may come back, so nothing is undone meanwhile. */
const unknown = (what: string) => new ProviderError("unknown", new Error(what));

/** A provider that fails must not hide the others' results: its error is thrown at the end. */
async function* each<T>(
  providers: readonly PaymentProvider[],
  list: (provider: PaymentProvider) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const failures: unknown[] = [];
  for (const provider of providers) {
    try {
      yield* list(provider);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
