import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { newRequestId } from "./api/caller.ts";
import { controlRoutes, panelRoutes } from "./control/routes.ts";
import { Faults } from "./faults.ts";
import { formRoutes } from "./form/routes.ts";
import { apiRoutes } from "./routes.ts";
import type { Sandbox } from "./sandbox.ts";
import { emptyBooks } from "./state/books.ts";
import { openBooks } from "./state/keep-books.ts";
import { type LedgerLine, readLedger } from "./state/ledger.ts";
import { timePasses } from "./time-passes.ts";
import { Courier } from "./webhooks/courier.ts";

export type PaymentsSandboxOptions = {
  /** 0: any free port. */
  port?: number;
  webhookUrl?: string;
  /** Persists the state across restarts. */
  stateFile?: string;
  /** The provider's clock, in epoch milliseconds. */
  now?: () => number;
  /** Delays between delivery attempts; the number of entries is the number of retries. */
  retryDelaysMs?: number[];
};

export type PaymentsSandbox = {
  url: string;
  setWebhookUrl(url: string | null): void;
  ledger(): LedgerLine[];
  close(): Promise<void>;
};

const RETRY_DELAYS_MS = [500, 2_000, 10_000, 60_000];
const TICK_MS = 1_000;

export async function startPaymentsSandbox(
  options: PaymentsSandboxOptions = {},
): Promise<PaymentsSandbox> {
  const sandbox = furnish(options);
  const server = buildServer(sandbox);
  await server.listen({ host: "127.0.0.1", port: options.port ?? 0 });
  sandbox.courier.resume(sandbox.books.events);

  const ticker = setInterval(() => {
    timePasses(sandbox);
    sandbox.save();
  }, TICK_MS);

  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    setWebhookUrl(url) {
      sandbox.courier.webhookUrl = url;
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

function furnish(options: PaymentsSandboxOptions): Sandbox {
  const keeper = openBooks(options.stateFile, emptyBooks());
  const now = options.now ?? Date.now;
  return {
    books: keeper.books,
    save: keeper.save,
    seconds: () => Math.floor(now() / 1000),
    courier: new Courier({
      webhookUrl: options.webhookUrl ?? null,
      retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
      onDelivery: keeper.save,
    }),
    faults: new Faults(),
    refundBehaviour: null,
  };
}

function buildServer(sandbox: Sandbox): FastifyInstance {
  // The SDK's keep-alive connections would otherwise keep the server open.
  const server = Fastify({ forceCloseConnections: true, genReqId: newRequestId });
  server.register(apiRoutes, { prefix: "/v1", sandbox });
  server.register(formRoutes, { prefix: "/__pay", sandbox });
  server.register(controlRoutes, { prefix: "/__control", sandbox });
  server.register(panelRoutes, { sandbox });
  return server;
}
