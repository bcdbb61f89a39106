import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";
import { onTestFinished, vi } from "vitest";
import { WEBHOOK_SIGNING_SECRET } from "../credentials.ts";

type Received = { payload: string; signature: string };

/** A webhook endpoint that answers with the given statuses first, then 200. */
export async function receiveWebhooks(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = String(request.headers["stripe-signature"]);
    received.push({ payload: Buffer.concat(chunks).toString(), signature });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  const events = () =>
    received.map(({ payload, signature }) =>
      Stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SIGNING_SECRET),
    );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    events,
    types: () => events().map(({ type }) => type),
    /** Waits for this many deliveries. */
    arrivals: (count: number) =>
      vi.waitFor(() => {
        if (received.length < count) throw new Error(`${received.length} of ${count} arrived`);
      }, 3000),
  };
}
