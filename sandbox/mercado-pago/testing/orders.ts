import type { Fault } from "../../provider/faults.ts";
import { giveOrder } from "../../provider/testing/give-order.ts";
import type { WebhookMode } from "../../provider/webhook-mode.ts";
import type { Habits, WebhookStyle } from "../sandbox.ts";
import type { LedgerLine } from "../state/ledger.ts";

type Amount = number | "all" | "half";
type PixOrder = {
  amount?: Amount;
  by?: "guest" | "stranger";
  late?: boolean;
  times?: number;
};
type CardOrder = { card?: string; email?: string; installments?: number };
type FaultOrder = Pick<Fault, "path" | "mode"> & Partial<Fault>;
export type Answer<Body> = { status: number; body: Body };

/** What happens at the provider and at the bank, by the control API. Amounts are centavos. */
export function mercadoPagoOrders(url: string) {
  const give = (path: string, body: object = {}) => giveOrder(`${url}/__control${path}`, body);
  const payment = (id: number) => `/payments/${id}`;
  return {
    give,
    payPix: (id: number, order: PixOrder = {}) => give(`${payment(id)}/pay`, order),
    expirePix: (id: number) => give(`${payment(id)}/expire`),
    payByCard: (preference: string, order: CardOrder = {}) =>
      give(`/preferences/${preference}/pay`, order),
    expirePreference: (preference: string) => give(`/preferences/${preference}/expire`),
    endReview: (id: number, as: "approved" | "rejected") => give(`${payment(id)}/review`, { as }),
    refundByHand: (id: number, amount?: number) =>
      give(`${payment(id)}/refund`, amount === undefined ? {} : { amount }),
    settleRefund: (id: number, as: "approved" | "rejected") =>
      give(`/refunds/${id}/settle`, { as }),
    openChargeback: (id: number) => give(`${payment(id)}/chargeback`),
    closeChargeback: (id: string, as: "won" | "lost") => give(`/chargebacks/${id}/close`, { as }),
    mediate: (id: number, as: "open" | "closed") => give(`${payment(id)}/mediation`, { as }),
    webhooks: (mode: WebhookMode) => give("/webhooks", mode),
    webhookStyle: (style: Partial<WebhookStyle>) => give("/webhooks/style", style),
    release: (order: "recorded" | "reversed" | "shuffled", seed = 1) =>
      give("/webhooks/release", { order, seed }),
    notify: (topic: string, id: string) => give("/webhooks/send", { topic, id }),
    habits: (habits: Partial<Habits>) => give("/habits", habits),
    fault: (order: FaultOrder) => give("/faults", order),
    clearFaults: () => fetch(`${url}/__control/faults`, { method: "DELETE" }),
    reset: () => give("/reset"),
    ledger: async () => (await (await fetch(`${url}/__control/ledger`)).json()) as LedgerLine[],
  };
}
