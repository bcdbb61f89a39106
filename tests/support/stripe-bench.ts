import { startClock } from "../../sandbox/clock.ts";
import { sandboxConfig } from "../../sandbox/config.ts";
import { startStripeSandbox } from "../../sandbox/stripe/start.ts";
import { createStripeProvider } from "../../src/server/payments/stripe/provider.ts";
import { orderBy, type PaymentBench, receiveNotices } from "./payment-bench.ts";

export async function openStripeBench(): Promise<PaymentBench> {
  const { now, pass: passTime } = startClock();
  const webhook = await receiveNotices();
  const sandbox = await startStripeSandbox({ now, webhookUrl: webhook.url });
  const provider = createStripeProvider(
    sandboxConfig({
      siteUrl: "http://localhost:3000",
      databaseUrl: "postgres://nowhere/nothing",
      paymentsUrl: sandbox.url,
      smtpUrl: "smtp://127.0.0.1:1",
      mediaFolder: "nowhere",
    }),
  );
  if (!provider) throw new Error("no settings for Stripe");
  const control = <T>(path: string, body: object = {}) => orderBy<T>(sandbox.url, path, body);
  return {
    provider,
    now,
    control,
    passTime,
    pay: ({ id }) => control(`/sessions/${id}/pay`),
    // Stripe's library retries once.
    loseOpening: () =>
      control("/faults", {
        path: "/v1/checkout/sessions",
        method: "POST",
        mode: "cut_after",
        times: 2,
      }),
    dispute: async ({ id }) => (await control<{ id: string }>(`/sessions/${id}/dispute`)).id,
    decide: (id, as) => control(`/disputes/${id}/close`, { as }),
    notices: webhook.notices,
    forge: (notice) => ({ ...notice, body: Buffer.from(`${notice.body} `) }),
    unknownIds: {
      sessions: ["", "nothing", "cs_nobody", "mp_pix_1"],
      ...{ payment: "pi_nothing", refund: "re_nothing", chargeback: "du_nothing" },
    },
    async close() {
      webhook.close();
      await sandbox.close();
    },
  };
}
