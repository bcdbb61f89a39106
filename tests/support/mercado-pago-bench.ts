import { randomUUID } from "node:crypto";
import { startClock } from "../../sandbox/clock.ts";
import { sandboxConfig } from "../../sandbox/config.ts";
import {
  type MercadoPagoSandbox,
  startMercadoPagoSandbox,
} from "../../sandbox/mercado-pago/start.ts";
import { createMercadoPagoProvider } from "../../src/server/payments/mercado-pago/provider.ts";
import type { PaymentProvider, PaymentSession } from "../../src/server/payments/provider.ts";
import { orderBy, type PaymentBench, receiveNotices } from "./payment-bench.ts";

export type MercadoPagoBench = PaymentBench & {
  readonly sandbox: MercadoPagoSandbox;
  /** The adapter in another process: it remembers nothing of what the first has done. */
  another(): PaymentProvider;
  preferences(session: PaymentSession): Promise<readonly { readonly id: string }[]>;
};

export async function openMercadoPagoBench(
  settings: Record<string, string> = {},
): Promise<MercadoPagoBench> {
  const { now, pass: passTime } = startClock();
  const webhook = await receiveNotices();
  const sandbox = await startMercadoPagoSandbox({ now, webhookUrl: webhook.url });
  const config = sandboxConfig({
    siteUrl: "http://localhost:3000",
    databaseUrl: "postgres://nowhere/nothing",
    paymentsUrl: "http://127.0.0.1:1",
    mercadoPagoUrl: sandbox.url,
    smtpUrl: "smtp://127.0.0.1:1",
    mediaFolder: "nowhere",
    overrides: settings,
  });
  const another = () => {
    const provider = createMercadoPagoProvider(config, now);
    if (!provider) throw new Error("no settings for Mercado Pago");
    return provider;
  };
  const control = <T>(path: string, body: object = {}) => orderBy<T>(sandbox.url, path, body);
  type Known = { readonly id: string; readonly external_reference: string };
  const preferences = async ({ sessionId }: PaymentSession) => {
    const response = await fetch(`${sandbox.url}/__control/preferences`);
    const known = (await response.json()) as Known[];
    return known.filter((one) => one.external_reference === sessionId);
  };
  return {
    sandbox,
    provider: another(),
    another,
    preferences,
    now,
    control,
    passTime,
    async pay(session) {
      if (session.means === "pix") return control(`/payments/${numberOf(session.id)}/pay`);
      const [preference] = await preferences(session);
      return control(`/preferences/${preference?.id}/pay`);
    },
    // A page's call has no key, so it is not retried.
    loseOpening: (means) =>
      control("/faults", {
        path: means === "pix" ? "/v1/payments" : "/checkout/preferences",
        method: "POST",
        mode: "cut_after",
        times: means === "pix" ? 2 : 1,
      }),
    async dispute({ paymentId }) {
      const path = `/payments/${numberOf(paymentId ?? "")}/chargeback`;
      return `mp_cb_${(await control<{ id: string }>(path)).id}`;
    },
    decide: (id, as) => control(`/chargebacks/${numberOf(id)}/close`, { as }),
    notices: webhook.notices,
    forge: (notice) => ({ ...notice, query: { ...notice.query, "data.id": "123456789012" } }),
    unknownIds: {
      sessions: [
        "",
        "nothing",
        "cs_nobody",
        "mp_pix_1",
        "mp_payment_12",
        `mp_card_${randomUUID()}`,
      ],
      ...{ payment: "mp_12", refund: "mp_12_34", chargeback: "mp_cb_12" },
    },
    async close() {
      webhook.close();
      await sandbox.close();
    },
  };
}

export const numberOf = (id: string) => id.replace(/^.*_/, "");
