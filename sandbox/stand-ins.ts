import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from "node:zlib";
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
    app.addHook("onSend", async (_request, reply, payload) => {
      if (payload instanceof Response && isHtml(payload)) return withScript(payload);
      const isPage = payload instanceof Buffer && isHtmlType(reply.getHeader("content-type"));
      if (!isPage) return payload;
      const coding = codings[`${reply.getHeader("content-encoding")}`] ?? plain;
      return coding.write(Buffer.from(inject(`${coding.read(payload)}`)));
    });
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

type Coding = { read(bytes: Buffer): Buffer; write(bytes: Buffer): Buffer };
const plain: Coding = { read: (bytes) => bytes, write: (bytes) => bytes };
/** A page that the server has cached is in the encoding that was asked for. */
const codings: Record<string, Coding> = {
  br: {
    read: brotliDecompressSync,
    write: (bytes) =>
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
  gzip: { read: gunzipSync, write: (bytes) => gzipSync(bytes) },
};

const isHtmlType = (type: unknown) => `${type}`.startsWith("text/html");
const isHtml = (response: Response) => isHtmlType(response.headers.get("content-type"));
const inject = (html: string) => html.replace("<head>", `<head>${SCRIPT}`);

function withScript(page: Response): Response {
  let done = false;
  const injecting = new TransformStream<string, string>({
    transform(chunk, controller) {
      const written = done ? chunk : inject(chunk);
      done ||= written !== chunk;
      controller.enqueue(written);
    },
  });
  const body = page.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(injecting)
    .pipeThrough(new TextEncoderStream());
  return new Response(body ?? null, { status: page.status, headers: page.headers });
}
