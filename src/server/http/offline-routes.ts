import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { inLanguage, offlineUrl, offlineWorkerUrl } from "../../contract/page-urls.ts";
import { type Language, languages } from "../../domain/language.ts";
import type { Deps } from "../deps.ts";
import { listListings } from "../listings/list-listings.ts";
import { getProperty } from "../property/get-property.ts";
import { type OfflineWords, offlineDocument, offlinePolicy } from "./offline/document.ts";
import farewell from "./offline/farewell.js?raw";
import worker from "./offline/worker.js?raw";

type Options = { deps: Deps; wordsFor(language: Language): OfflineWords };

/** Browsers request the worker with every page, so its inputs are cached for a minute. */
const FRESH_MS = 60_000;

const pages = languages.map((language) => inLanguage(offlineUrl, language));

/** The offline page, and the service worker that caches it. */
export async function offlineRoutes(
  app: FastifyInstance,
  { deps, wordsFor }: Options,
): Promise<void> {
  const documents = rememberFor(FRESH_MS, deps.clock, () =>
    Promise.all(languages.map((language) => write(deps, language, wordsFor(language)))),
  );
  for (const [index, url] of pages.entries()) {
    app.get(url, async (_request, reply) => {
      const page = (await documents())[index];
      return reply
        .type("text/html; charset=utf-8")
        .headers({ "content-security-policy": page?.policy, "cache-control": "no-cache" })
        .send(page?.html);
    });
  }
  app.get(offlineWorkerUrl, async (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .headers({
        "content-security-policy": "default-src 'none'; connect-src 'self'",
        "cache-control": "no-cache",
      })
      .send(deps.config.OFFLINE_PAGE ? workerFor(await documents()) : farewell),
  );
}

type Page = { readonly html: string; readonly policy: string };

async function write(deps: Deps, language: Language, words: OfflineWords): Promise<Page> {
  const [property, rooms] = await Promise.all([
    getProperty(deps.db, language),
    listListings(deps.db, language),
  ]);
  const html = offlineDocument({ property, rooms, language, words });
  return { html, policy: offlinePolicy(property) };
}

/** The page's hash is part of the worker, so browsers install a new worker when a text changes. */
function workerFor(documents: readonly Page[]): string {
  const all = documents.map(({ html }) => html).join("\n");
  const version = createHash("sha256").update(all).digest("base64url");
  return `const version = "${version}", pages = ${JSON.stringify(pages)};\n${worker}`;
}

function rememberFor<T>(ms: number, clock: () => number, make: () => Promise<T>): () => Promise<T> {
  let made: { at: number; value: Promise<T> } | null = null;
  return () => {
    if (made && clock() - made.at < ms) return made.value;
    const value = make();
    made = { at: clock(), value };
    // Do not cache failures.
    value.catch(() => {
      made = null;
    });
    return value;
  };
}
