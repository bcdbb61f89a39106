import type { FastifyInstance } from "fastify";
import { paymentWebhookPath, providerWebhookPath } from "../../contract/calls.ts";
import { ANSWERED_WITHIN_MS } from "../deadline.ts";
import type { Deps } from "../deps.ts";
import { receiveEvent } from "../settle/receive-event.ts";

const LARGEST_EVENT = 512 * 1024;

/** The signature covers the raw bytes, so this route alone gets its body unparsed. */
export async function webhookRoute(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: LARGEST_EVENT },
    (_request, body, done) => done(null, body),
  );
  const [first, ...others] = deps.payments.providers;
  const paths = [
    [first?.name ?? "", paymentWebhookPath],
    ...others.map(({ name }) => [name, providerWebhookPath(name)] as const),
  ] as const;
  for (const [provider, path] of paths) {
    app.post(path, { handlerTimeout: ANSWERED_WITHIN_MS }, async (request, reply) => {
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const { headers } = request;
      const query = request.query as Record<string, unknown>;
      await receiveEvent(deps, deps.payments.readEvent(provider, { body, headers, query }));
      return reply.code(200).send({ received: true });
    });
  }
}
