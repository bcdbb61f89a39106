import { randomBytes } from "node:crypto";
import path from "node:path";
import { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Config } from "../../config.ts";
import { AppError } from "../../domain/app-error.ts";
import { beforeDeadline } from "../deadline.ts";
import { isUnavailable, RETRY_AFTER_SECONDS } from "./answer-errors.ts";
import { audienceOf, buildFor } from "./build-for.ts";
import { KeptPages } from "./kept-pages.ts";
import { PageVisit } from "./page-visit.ts";
import { pagePolicy } from "./security-headers.ts";
import { sendKept } from "./send-kept.ts";

export type Pages = {
  readonly build: () => Promise<ServerBuild>;
  readonly mode: "production" | "development";
  /** Folder of the client build; in development the bundler serves it. */
  readonly clientFolder?: string;
};

export type PageOptions = {
  pages: Pages;
  config: Config;
  contextFor(request: FastifyRequest, reply: FastifyReply, page: OnePage): RouterContextProvider;
};

export type OnePage = {
  readonly nonce: string;
  noteFailure(error: unknown): void;
  /** Whether the page of these data is kept, so that nobody needs to render it. */
  isKept(data: string): boolean;
};

/** Every other request is a page, rendered by React Router in this process. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { pages, config } = options;
  if (pages.clientFolder) {
    await app.register(fastifyStatic, {
      root: path.resolve(pages.clientFolder),
      wildcard: false,
      globIgnore: ["**/*.br", "**/*.gz"],
      preCompressed: true,
      cacheControl: false,
      setHeaders: keepAssets,
      index: false,
    });
  }
  const handle = await handlerFor(pages);
  const kept = new KeptPages();
  const mostBytes = app.initialConfig.bodyLimit ?? 0;
  // React Router streams the body itself, so Fastify's body limit does not apply: see limitedBody.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  // Tabs that an older release served still request the manifest: make them reload.
  app.get("/__manifest", (_request, reply) =>
    reply.code(204).header("x-remix-reload-document", "true").send(),
  );
  app.all("*", async (request, reply) => {
    refuseStrange(request);
    // The development bundler injects scripts without a nonce.
    const nonce = pages.mode === "production" ? randomBytes(16).toString("base64url") : "";
    const asked = toRequest(request, reply, config, mostBytes);
    const visit = new PageVisit(kept, asked.url, request);
    const context = options.contextFor(request, reply, {
      nonce,
      noteFailure: (error) => {
        visit.failure = error;
      },
      isKept: (data) => nonce !== "" && audienceOf(asked.url) === "visitors" && visit.isKept(data),
    });
    const made = await beforeDeadline(handle(asked, context), tooLate, -TO_SHOW_MS);
    const page = visit.found ?? (await visit.keep(made, nonce));
    if (page) return sendKept(page, request, reply);
    reply.header(
      "content-security-policy",
      nonce ? pagePolicy([`'nonce-${nonce}'`]) : "frame-ancestors 'self'",
    );
    const response = isUnavailable(visit.failure) ? comeAgain(made) : made;
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-cache");
    return reply.send(response);
  });
}

type Handler = ReturnType<typeof createRequestHandler>;

/** In development the build is passed as a function, so that it is read anew for every request. */
async function handlerFor({ mode, build }: Pages): Promise<Handler> {
  if (mode === "development") return createRequestHandler(build, mode);
  const all = await build();
  const handlers = {
    owners: createRequestHandler(all, mode),
    guests: createRequestHandler(buildFor("guests", all), mode),
    visitors: createRequestHandler(buildFor("visitors", all), mode),
  };
  return (request, context) => handlers[audienceOf(request.url)](request, context);
}

/** Extra time after the deadline to render the error page. */
const TO_SHOW_MS = 500;
const tooLate = () => new AppError("unavailable");

/** Refuse absolute-form and * targets, and TRACE. */
function refuseStrange({ originalUrl, method }: FastifyRequest): void {
  if (!originalUrl.startsWith("/") || method === "TRACE") throw new AppError("route-unknown");
}

/** A temporary failure: 503 with Retry-After. */
function comeAgain(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set("retry-after", RETRY_AFTER_SECONDS);
  return new Response(page.body, { status: 503, headers });
}

/** Asset names contain a content hash. Other files must be revalidated. */
function keepAssets(reply: FastifyReply, file: string): void {
  const isAsset = path.basename(path.dirname(file)) === "assets";
  const keeping = isAsset ? "public, max-age=31536000, immutable" : "public, no-cache";
  reply.header("cache-control", keeping);
}

function toRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  mostBytes: number,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const abort = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  // Our own origin, never the Host header, which the caller controls.
  const address = withoutTracking(request.originalUrl);
  return new Request(`${new URL(config.PUBLIC_URL).origin}${address}`, {
    method: request.method,
    headers,
    signal: abort.signal,
    ...(hasBody ? { body: limitedBody(request, mostBytes), duplex: "half" } : {}),
  } as RequestInit);
}

const TRACKING = /(?:^\?|&)(?:fbclid|gclid|utm_[a-z]+)=[^&#]*/g;

/** Of advertisers' links: the page is the same with and without them. */
function withoutTracking(url: string): string {
  const [path = "", query] = url.split(/\?(.*)/s);
  const rest = query === undefined ? "" : `?${query}`.replace(TRACKING, "").replace(/^&/, "?");
  return path + rest;
}

/** Refused at once if Content-Length is too large, aborted if the stream is. */
function limitedBody({ headers, raw }: FastifyRequest, mostBytes: number): ReadableStream {
  if (Number(headers["content-length"] ?? 0) > mostBytes) throw new AppError("body-too-large");
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > mostBytes) controller.error(new AppError("body-too-large"));
      else controller.enqueue(chunk);
    },
  });
  return (Readable.toWeb(raw) as ReadableStream<Uint8Array>).pipeThrough(counter);
}
