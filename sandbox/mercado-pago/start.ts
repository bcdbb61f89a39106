import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { Faults } from "../payments/faults.ts";
import { openBooks } from "../payments/state/keep-books.ts";
import { Refusal } from "./api/refusal.ts";
import { bankRoutes } from "./bank/routes.ts";
import { controlRoutes, panelRoutes } from "./control/routes.ts";
import { hostedRoutes } from "./hosted/routes.ts";
import { pageFiles } from "./pages.ts";
import { apiRoutes } from "./routes.ts";
import { type Sandbox, usualHabits } from "./sandbox.ts";
import { emptyBooks } from "./state/books.ts";
import { type LedgerLine, readLedger } from "./state/ledger.ts";
import { timePasses } from "./time-passes.ts";
import { Courier } from "./webhooks/courier.ts";

export type MercadoPagoSandboxOptions = {
  /** 0: any free port. */
  port?: number;
  webhookUrl?: string;
  /** Persists the state across restarts. */
  stateFile?: string;
  /** The provider's clock, in epoch milliseconds. */
  now?: () => number;
  /** Delays between delivery attempts; the number of entries is the number of retries. */
  retryDelaysMs?: number[];
  /** How long searches lag behind what is read by id. */
  indexLagMs?: number;
};

export type MercadoPagoSandbox = {
  url: string;
  setWebhookUrl(url: string | null): void;
  ledger(): LedgerLine[];
  close(): Promise<void>;
};

const RETRY_DELAYS_MS = [500, 2_000, 10_000, 60_000];
const TICK_MS = 1_000;

export async function startMercadoPagoSandbox(
  options: MercadoPagoSandboxOptions = {},
): Promise<MercadoPagoSandbox> {
  let url = "";
  const sandbox = furnish(options, () => url);
  const server = buildServer(sandbox);
  await server.listen({ host: "127.0.0.1", port: options.port ?? 0 });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  sandbox.courier.resume(sandbox.books.notifications);

  const ticker = setInterval(() => {
    timePasses(sandbox);
    sandbox.save();
  }, TICK_MS);

  return {
    url,
    setWebhookUrl(webhookUrl) {
      sandbox.courier.webhookUrl = webhookUrl;
    },
    ledger() {
      timePasses(sandbox);
      return readLedger(sandbox.books);
    },
    async close() {
      clearInterval(ticker);
      await sandbox.courier.stop();
      await server.close();
      sandbox.save();
    },
  };
}

function furnish(options: MercadoPagoSandboxOptions, url: () => string): Sandbox {
  const keeper = openBooks(options.stateFile, emptyBooks());
  return {
    books: keeper.books,
    save: keeper.save,
    now: options.now ?? Date.now,
    url,
    courier: new Courier({
      webhookUrl: options.webhookUrl ?? null,
      retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
      onDelivery: keeper.save,
    }),
    faults: new Faults(),
    habits: usualHabits(options.indexLagMs ?? 0),
  };
}

function buildServer(sandbox: Sandbox): FastifyInstance {
  // Keep-alive connections would otherwise keep the server open.
  const server = Fastify({ forceCloseConnections: true });
  server.register(apiRoutes, { sandbox });
  server.register(controlRoutes, { prefix: "/__control", sandbox });
  server.register(panelRoutes, { sandbox });
  server.register(hostedRoutes, { sandbox });
  server.register(bankRoutes, { sandbox });
  server.register(pageFiles);
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0];
    return reply.code(404).send(new Refusal(404, `no such resource: ${path}`).body);
  });
  return server;
}
