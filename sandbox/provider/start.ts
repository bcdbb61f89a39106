import Fastify from "fastify";
import { controlRoutes } from "./control.ts";
import { Courier } from "./courier.ts";
import { Faults } from "./faults.ts";
import { openBooks } from "./keep-books.ts";
import type { Kind, Provider, StandIn } from "./stand-in.ts";

export type StandInOptions = {
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

export type Running<LedgerLine> = {
  url: string;
  setWebhookUrl(url: string | null): void;
  ledger(): LedgerLine[];
  close(): Promise<void>;
};

const RETRY_DELAYS_MS = [500, 2_000, 10_000, 60_000];
const TICK_MS = 1_000;

export async function startStandIn<K extends Kind>(
  provider: Provider<K>,
  options: StandInOptions,
): Promise<Running<K["ledgerLine"]>> {
  const { timePasses, newRequestId } = provider;
  const { books, save } = openBooks(options.stateFile, provider.emptyBooks());
  let url = "";
  const sandbox: StandIn<K> = {
    ...provider.own,
    books,
    save,
    now: options.now ?? Date.now,
    url: () => url,
    courier: new Courier<K["notice"], K["changes"]>({
      post: provider.post,
      webhookUrl: options.webhookUrl ?? null,
      retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
      onDelivery: save,
    }),
    faults: new Faults(),
  };

  const server = Fastify({
    // Keep-alive connections would otherwise keep the server open.
    forceCloseConnections: true,
    ...(newRequestId && { genReqId: newRequestId }),
  });
  provider.serve(server, sandbox);
  controlRoutes(server, sandbox, provider);
  url = await server.listen({ host: "127.0.0.1", port: options.port ?? 0 });
  sandbox.courier.resume(provider.notices.of(books));

  const ticker = setInterval(() => {
    timePasses(sandbox);
    save();
  }, TICK_MS);

  return {
    url,
    setWebhookUrl(webhookUrl) {
      sandbox.courier.webhookUrl = webhookUrl;
    },
    ledger() {
      timePasses(sandbox);
      return provider.readLedger(books);
    },
    async close() {
      clearInterval(ticker);
      await sandbox.courier.stop();
      await server.close();
      save();
    },
  };
}
