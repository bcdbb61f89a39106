import type { FastifyPluginAsync } from "fastify";
import plugin from "fastify-plugin";
import { mapsSandbox } from "./maps/plugin.ts";

/** Deferred: production has no such script before the page. */
const SCRIPT = '<script defer src="/__pay/stripe.js"></script>';

/**
 * What the pages need from the stand-ins, on the site's own origin, so that production's strict CSP
 * applies here too: the payment script, loaded before the bundle looks for it, its frame, and the
 * maps script.
 */
export function standIns(paymentsUrl: string): FastifyPluginAsync {
  return plugin(async (app) => {
    await app.register(mapsSandbox);
    app.addHook("onSend", async (_request, _reply, payload) =>
      payload instanceof Response && isHtml(payload) ? withScript(payload) : payload,
    );
    await app.register(async (proxied) => {
      proxied.removeAllContentTypeParsers();
      proxied.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
        done(null, body),
      );
      proxied.all("/__pay/*", async (request, reply) => {
        const type = request.headers["content-type"];
        const answer = await fetch(`${paymentsUrl}${request.url}`, {
          method: request.method,
          ...(type ? { headers: { "content-type": type } } : {}),
          ...(request.body ? { body: request.body as Buffer<ArrayBuffer> } : {}),
        });
        return reply.send(answer);
      });
    });
  });
}

function isHtml(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

function withScript(page: Response): Response {
  let done = false;
  const inject = new TransformStream<string, string>({
    transform(chunk, controller) {
      const written = done ? chunk : chunk.replace("<head>", `<head>${SCRIPT}`);
      done ||= written !== chunk;
      controller.enqueue(written);
    },
  });
  const body = page.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(inject)
    .pipeThrough(new TextEncoderStream());
  return new Response(body ?? null, { status: page.status, headers: page.headers });
}
