import type { Centavos } from "../../../src/domain/money.ts";
import type { FaultApp } from "../app.ts";

/** One payment as its provider tells it, in our names. */
export type Line = {
  readonly of: "first" | "second";
  readonly reference: string;
  readonly checkoutId: string;
  /** The payment's number, for orders to the second provider's control API. */
  readonly number: number;
  readonly amount: Centavos;
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: Centavos;
    /** Not refused; on its way or arrived. */
    readonly isBack: boolean;
    readonly isDone: boolean;
  }[];
  readonly returned: Centavos;
  readonly chargebacks: readonly {
    readonly id: string;
    readonly amount: Centavos;
    readonly state: "open" | "won" | "lost";
  }[];
  /** Taken by a bank, for now or for good. */
  readonly disputed: Centavos;
  readonly isDisputed: boolean;
  /** What could still be refunded. */
  readonly left: Centavos;
};

export const sumOf = (parts: readonly { readonly amount: Centavos }[]): Centavos =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** All payments at both providers. */
export function readLedgers(app: FaultApp): Line[] {
  const hasSecond = app.deps.payments.providers.length > 1;
  return [...firstLines(app), ...(hasSecond ? secondLines(app) : [])];
}

function firstLines({ payments }: FaultApp): Line[] {
  return payments
    .ledger()
    .filter(({ amount_captured }) => amount_captured > 0)
    .map((line) =>
      withSums({
        of: "first",
        reference: line.payment_intent ?? "",
        checkoutId: line.session,
        number: 0,
        amount: line.amount_captured,
        refunds: line.refunds.map(({ id, amount, status }) => ({
          ...{ id, amount },
          isBack: status !== "failed",
          isDone: status === "succeeded",
        })),
        chargebacks: line.disputes.map(({ id, amount, status }) => ({
          ...{ id, amount },
          state: status === "won" || status === "lost" ? status : "open",
        })),
      }),
    );
}

function secondLines({ mercadoPago }: FaultApp): Line[] {
  return mercadoPago
    .ledger()
    .filter(({ amount_received }) => amount_received > 0)
    .map((line) =>
      withSums({
        of: "second",
        reference: `mp_${line.payment}`,
        checkoutId: "",
        number: line.payment,
        amount: line.amount_received,
        refunds: line.refunds.map(({ id, amount, status }) => ({
          ...{ id: `mp_${line.payment}_${id}`, amount },
          isBack: status !== "rejected",
          isDone: status === "approved",
        })),
        chargebacks: line.chargebacks.map(({ id, amount, state }) => ({
          ...{ id: `mp_cb_${id}`, amount, state },
        })),
      }),
    );
}

function withSums(line: Omit<Line, "returned" | "disputed" | "isDisputed" | "left">): Line {
  const returned = sumOf(line.refunds.filter(({ isBack }) => isBack));
  const disputed = sumOf(line.chargebacks.filter(({ state }) => state !== "won"));
  const isDisputed = line.chargebacks.length > 0;
  return { ...line, returned, disputed, isDisputed, left: line.amount - returned - disputed };
}
