import type { Habits } from "../sandbox.ts";
import type { LedgerLine } from "../state/ledger.ts";
import type { WebhookMode, WebhookStyle } from "../webhooks/webhook-mode.ts";

type Amount = number | "all" | "half";
type PixOrder = {
  amount?: Amount;
  by?: "guest" | "stranger";
  late?: boolean;
  times?: number;
};
type CardOrder = { card?: string; email?: string; installments?: number };
type FaultOrder = {
  path: string;
  mode: "error_before" | "error_after" | "cut_after" | "rate_limit" | "slow";
  method?: "GET" | "POST" | "PUT";
  times?: number;
  ms?: number;
};
export type Answer<Body> = { status: number; body: Body };

/** What happens at the provider and at the bank, by the control surface. Amounts are centavos. */
export function mercadoPagoOrders(url: string) {
  // biome-ignore lint/suspicious/noExplicitAny: every order answers something else
  const give = (path: string, body: object = {}) => post<any>(`${url}/__control${path}`, body);
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

async function post<Body>(url: string, body: object): Promise<Answer<Body>> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Body };
}
