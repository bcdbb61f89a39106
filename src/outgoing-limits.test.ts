import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startClock } from "../sandbox/clock.ts";
import { sandboxConfig } from "../sandbox/config.ts";
import { fetchCalendar } from "./server/channels/fetch-calendar.ts";
import { createPool } from "./server/database/connect.ts";
import { createMercadoPagoProvider } from "./server/payments/mercado-pago/provider.ts";
import { createStripeProvider } from "./server/payments/stripe/provider.ts";
import { createMailTransport } from "./server/smtp/transport.ts";
import { createTracing } from "./server/watch/tracing.ts";

/** A server that accepts every connection and never replies. */
let silent: Server;
const sockets = new Set<Socket>();
beforeAll(async () => {
  silent = createServer((socket) => {
    sockets.add(socket.on("error", () => {}).resume());
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

const host = () => `127.0.0.1:${(silent.address() as AddressInfo).port}`;
const config = () =>
  sandboxConfig({
    siteUrl: "http://localhost:3000",
    databaseUrl: `postgres://${host()}/nowhere`,
    paymentsUrl: `http://${host()}`,
    mercadoPagoUrl: `http://${host()}`,
    smtpUrl: `smtp://${host()}`,
    mediaFolder: "nowhere",
  });

const outgoing: [name: string, milliseconds: number, call: () => Promise<unknown>][] = [
  ["the database", 6_000, () => createPool(config().DATABASE_URL, 1).query("select 1")],
  // Two attempts of four seconds each.
  ["the payment provider", 12_000, async () => createStripeProvider(config())?.findSession("cs_1")],
  [
    "the second payment provider",
    12_000,
    async () => createMercadoPagoProvider(config(), startClock().now)?.findSession("mp_pix_1"),
  ],
  [
    "the mail server",
    12_000,
    () =>
      createMailTransport(config()).send({
        from: "-",
        messageId: "<1@localhost>",
        to: "ana@exemplo.example",
        subject: "-",
        html: "-",
        text: "-",
        attachments: [],
      }),
  ],
  [
    "a portal",
    12_000,
    async () => {
      const source = { url: `http://${host()}/`, etag: null, lastModified: null };
      const answer = await fetchCalendar(source, { testHosts: [host()] });
      if (answer.kind === "failed") throw new Error(answer.answer);
    },
  ],
  [
    "the collector of traces",
    8_000,
    async () => {
      const tracing = createTracing(`http://${host()}`);
      await tracing.span("work", {}, async () => {});
      await tracing.close();
    },
  ],
];

describe.concurrent("whoever we ask and who never answers is given up", () => {
  test.each(outgoing)("%s within %d ms", async (_, milliseconds, call) => {
    const began = performance.now();
    await call().catch((error: unknown) => error);
    const took = performance.now() - began;
    expect(took).toBeLessThan(milliseconds);
    // A faster failure would mean that no request was made.
    expect(took).toBeGreaterThan(1_000);
  });
});
