import type { FastifyInstance } from "fastify";
import { paymentWebhookPath } from "../../contract/calls.ts";
import { receiveEvent } from "../checkout/receive-event.ts";
import { ANSWERED_WITHIN_MS } from "../deadline.ts";
import type { Deps } from "../deps.ts";

const LARGEST_EVENT = 512 * 1024;

/** The signature covers the raw bytes, so this route alone gets its body unparsed. */
export async function webhookRoute(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: LARGEST_EVENT },
    (_request, body, done) => done(null, body),
  );
  app.post(paymentWebhookPath, { handlerTimeout: ANSWERED_WITHIN_MS }, async (request, reply) => {
    const signature = request.headers["stripe-signature"];
    const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    const event = deps.payments.readEvent(body, typeof signature === "string" ? signature : "");
    await receiveEvent(deps, event);
    return reply.code(200).send({ received: true });
  });
}
