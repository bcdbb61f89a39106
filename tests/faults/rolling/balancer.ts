import nodeHttp from "node:http";
import type { AddressInfo } from "node:net";

const LOOK_EVERY_MS = 100;
const LONGER_THAN_A_RUN_MS = 600_000;

export type Balancer = { readonly url: string; close(): Promise<void> };

/**
 * Round-robin over keep-alive connections to the processes that were ready at the last health
 * check. No retries: a failure counts.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new nodeHttp.Agent({ keepAlive: true });
  let ready: number[] = [];
  const look = async () => {
    const answers = await Promise.all(ports.map(isReady));
    ready = ports.filter((port, index) => answers[index] ?? ready.includes(port));
  };
  await look();
  const looking = setInterval(look, LOOK_EVERY_MS);
  let turn = 0;
  const server = nodeHttp.createServer((request, response) => {
    const port = ready[turn++ % Math.max(1, ready.length)];
    if (port === undefined) return response.writeHead(502).end("nobody is ready");
    const { method, url, headers } = request;
    const onward = nodeHttp.request({ port, method, path: url, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once("error", () => response.destroy());
    });
    onward.once("error", () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end("the connection broke");
    });
    request.pipe(onward);
  });
  // A busy client may use a connection much later than usual, which is not judged here.
  server.keepAliveTimeout = LONGER_THAN_A_RUN_MS;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Null if it is too busy to answer: then its state is unchanged. */
async function isReady(port: number): Promise<boolean | null> {
  const signal = AbortSignal.timeout(2_000);
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`, { signal });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return signal.aborted ? null : false;
  }
}
