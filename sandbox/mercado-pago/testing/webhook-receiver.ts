import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";
import { WEBHOOK_SECRET } from "../credentials.ts";

type Received = {
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
  body: any;
};

/** A webhook endpoint that answers with the given statuses first, then 200. */
export async function receiveWebhooks(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const query = new URL(String(request.url), "http://localhost").searchParams;
    const body = JSON.parse(Buffer.concat(chunks).toString());
    received.push({ query, headers: request.headers, body });
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
    actions: () => received.map(({ body }) => body.action),
    /** Waits for this many deliveries. */
    arrivals: (count: number) =>
      vi.waitFor(() => {
        if (received.length < count) throw new Error(`${received.length} of ${count} arrived`);
      }, 3000),
  };
}

/** Written from the documentation, not from the sender's code. */
export function isSigned({ query, headers }: Received, secret = WEBHOOK_SECRET): boolean {
  const [, ts, v1] = String(headers["x-signature"]).match(/^ts=(\d+),v1=([0-9a-f]{64})$/) ?? [];
  const text = `id:${query.get("data.id")};request-id:${headers["x-request-id"]};ts:${ts};`;
  return createHmac("sha256", secret).update(text).digest("hex") === v1;
}
