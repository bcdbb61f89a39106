import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished, vi } from "vitest";

export type Received = { query: URLSearchParams; headers: IncomingHttpHeaders; payload: string };

/** A webhook endpoint that answers with the given statuses first, then 200. */
export async function receiveWebhooks(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const query = new URL(String(request.url), "http://localhost").searchParams;
    received.push({ query, headers: request.headers, payload: await text(request) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    /** Waits for this many deliveries. */
    arrivals: (count: number) =>
      vi.waitFor(() => {
        if (received.length < count) throw new Error(`${received.length} of ${count} arrived`);
      }, 3000),
  };
}
