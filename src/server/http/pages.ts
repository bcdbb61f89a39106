import { randomBytes } from "node:crypto";
import path from "node:path";
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
import { pagePolicyOf } from "./security-headers.ts";
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
  /** Whether the page of these data is cached, so that it need not be rendered. */
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
  const policy = pagePolicyOf(config);
  const kept = new KeptPages();
  // Bodies are read here, so that a slow or broken one is the caller's failure and not the page's.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  // Tabs that an older release served still request the manifest: make them reload.
  app.get("/__manifest", (_request, reply) =>
    reply.code(204).header("x-remix-reload-document", "true").send(),
  );
  app.all("*", async (request, reply) => {
    refuseStrange(request);
    // The development bundler injects scripts without a nonce.
    const nonce = pages.mode === "production" ? randomBytes(16).toString("base64url") : "";
    const asked = toRequest(request, reply, config);
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
    if (page) {
      reply.header("content-security-policy", policy(page.scripts));
      return sendKept(page, request, reply);
    }
    reply.header(
      "content-security-policy",
      nonce ? policy([`'nonce-${nonce}'`]) : "frame-ancestors 'self'",
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

function toRequest(request: FastifyRequest, reply: FastifyReply, config: Config): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const abort = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  // Our own origin, never the Host header, which the caller controls.
  const address = withoutTracking(request.originalUrl);
  return new Request(`${new URL(config.PUBLIC_URL).origin}${address}`, {
    method: request.method,
    headers,
    signal: abort.signal,
    ...bodyOf(request),
  });
}

const TRACKING = /(?:^\?|&)(?:fbclid|gclid|utm_[a-z]+)=[^&#]*/g;

/** Drops advertisers' parameters: the page is the same with and without them. */
function withoutTracking(url: string): string {
  const [path = "", query] = url.split(/\?(.*)/s);
  const rest = query === undefined ? "" : `?${query}`.replace(TRACKING, "").replace(/^&/, "?");
  return path + rest;
}

function bodyOf({ body, method }: FastifyRequest): Pick<RequestInit, "body"> {
  const isSent = body instanceof Buffer && method !== "GET" && method !== "HEAD";
  return isSent ? { body: new Uint8Array(body) } : {};
}
