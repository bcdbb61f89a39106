import path from "node:path";
import { freePort } from "../../../sandbox/free-port.ts";
import { startChild } from "../../support/child.ts";

/** The options of the server under test. */
export type Orders = {
  readonly port: number;
  readonly databaseUrl: string;
  readonly paymentsUrl: string;
  readonly smtpUrl: string;
  /** URLs by id: calls get a bare route, pages a bare page. */
  readonly calls: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, string>>;
  /** Requested once, to count their statements. */
  readonly others: Readonly<Record<string, string>>;
};

/** Its ready message. */
export type Ready = {
  readonly bareUrl: string;
  readonly statements: Readonly<Record<string, number>>;
};

export type Server = Ready & {
  readonly url: string;
  /** CPU milliseconds of this process so far. */
  cpu(): Promise<number>;
  /** Bytes in use after a garbage collection. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

export async function startServer(orders: Omit<Orders, "port">): Promise<Server> {
  const port = await freePort();
  const child = await startChild(path.join(import.meta.dirname, "server-process.ts"), {
    ORDERS: JSON.stringify({ ...orders, port }),
    NODE_OPTIONS: "--expose-gc",
  });
  return {
    ...(child.ready as Ready),
    url: `http://127.0.0.1:${port}`,
    cpu: async () => (await child.ask("cpu")) as number,
    memory: async () => (await child.ask("memory")) as number,
    stop: child.stop,
  };
}
