import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { slowness } from "../machine.ts";
import type { Random } from "../random.ts";
import { type Harm, Joined } from "./joined.ts";

export type Link = {
  readonly port: number;
  /**
   * Breaks one connection, in the middle of a message if there is one soon; 'refuse' also the next.
   */
  harm(harm: Harm | "refuse"): Promise<void>;
  close(): void;
};

const LONGEST_SENTENCE = 3_000;
const SOON_MS = 400;
/** Guests arrive all the time: if the app opens no connection for so long, it has given up. */
const LONGEST_SILENCE_MS = 60_000;

/** A fault-injecting proxy between the app and a dependency. */
export async function openLink(target: number, random: Random): Promise<Link> {
  const open = new Set<Joined>();
  let refusals = 0;

  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    if (refusals > 0) {
      refusals--;
      socket.on("error", () => {});
      socket.resetAndDestroy();
      return;
    }
    const joined = new Joined(socket, target);
    open.add(joined);
    socket.once("close", () => open.delete(joined));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  async function someConnection(): Promise<Joined> {
    const until = performance.now() + LONGEST_SILENCE_MS * slowness();
    while (open.size === 0) {
      if (performance.now() > until) throw new Error("the app no longer uses this connection");
      await sleep(10);
    }
    return random.pick([...open]);
  }

  return {
    port: (server.address() as net.AddressInfo).port,
    async harm(harm) {
      const joined = await someConnection();
      if (harm === "refuse") {
        refusals++;
        joined.end();
        return;
      }
      const afterBytes = random.below(LONGEST_SENTENCE);
      joined.expect({ harm, fromApp: random.next() < 0.5, afterBytes });
      await Promise.race([joined.closed, sleep(SOON_MS)]);
      if (!joined.isStruck) joined.strike(harm);
    },
    close() {
      server.close();
      for (const joined of open) joined.end();
    },
  };
}
