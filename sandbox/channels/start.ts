import type { AddressInfo } from "node:net";
import { airbnb } from "./airbnb.ts";
import { booking } from "./booking.ts";
import { createPortal, type Portal, type World } from "./portal.ts";
import { createPortalServer } from "./server.ts";

export type { Portal };

export type ChannelsSandboxOptions = {
  /** 0: any free port. */
  port?: number;
  /** The portals' clock, in epoch milliseconds. */
  now?: () => number;
  /** How often a portal reads the connected calendars. */
  readEveryMs?: number;
  /** The timeout for such a calendar. */
  patienceMs?: number;
};

export type ChannelsSandbox = {
  readonly url: string;
  /** '127.0.0.1:PORT' */
  readonly host: string;
  readonly airbnb: Portal;
  readonly booking: Portal;
  close(): Promise<void>;
};

const READ_EVERY_MS = 60_000;
const PATIENCE_MS = 10_000;

/** Two portals that sell the same rooms. They keep nothing after closing. */
export async function startChannelsSandbox(
  options: ChannelsSandboxOptions = {},
): Promise<ChannelsSandbox> {
  const closing = new AbortController();
  let host = "";
  const world: World = {
    now: options.now ?? Date.now,
    origin: () => `http://${host}`,
    limits: () =>
      AbortSignal.any([closing.signal, AbortSignal.timeout(options.patienceMs ?? PATIENCE_MS)]),
  };
  const portals = { airbnb: createPortal(airbnb, world), booking: createPortal(booking, world) };
  const server = await createPortalServer([portals.airbnb, portals.booking]);
  await server.listen({ host: "127.0.0.1", port: options.port ?? 0 });
  host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;

  const timer = setInterval(() => {
    void portals.airbnb.readAll();
    void portals.booking.readAll();
  }, options.readEveryMs ?? READ_EVERY_MS);

  return {
    ...portals,
    url: `http://${host}`,
    host,
    async close() {
      clearInterval(timer);
      closing.abort();
      await server.close();
    },
  };
}
