import { randomInt } from "node:crypto";
import net from "node:net";

/**
 * A port for who must name it before listening on it. Below those the system gives to whoever asks
 * for any, or one of them could be given away in between.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
