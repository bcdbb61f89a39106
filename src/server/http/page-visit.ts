import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { KeptPage, KeptPages } from "./kept-pages.ts";

/** One request for a page, from its data to the cached page. */
export class PageVisit {
  failure: unknown;
  found: KeptPage | undefined;
  #key: string | null = null;
  readonly #pages: KeptPages;
  readonly #address: string;
  readonly #request: Pick<FastifyRequest, "visitorId">;
  readonly #visitorId: string | null;

  constructor(pages: KeptPages, address: string, request: Pick<FastifyRequest, "visitorId">) {
    this.#pages = pages;
    this.#address = address;
    this.#request = request;
    this.#visitorId = request.visitorId;
  }

  /**
   * Whether a page with these data is cached. Called before rendering, for pages that may be
   * cached.
   */
  isKept(data: string): boolean {
    this.#key = createHash("sha256").update(`${this.#address}\n${data}`).digest("base64url");
    this.found = this.#pages.find(this.#key);
    return this.found !== undefined;
  }

  /** Caches the rendered page if allowed. Null: it is for this visitor only. */
  async keep(rendered: Response, nonce: string): Promise<KeptPage | null> {
    const hasBecome = this.#request.visitorId !== this.#visitorId;
    const isSetting = hasBecome || rendered.headers.has("set-cookie");
    const isForAll = rendered.status === 200 && !rendered.headers.has("cache-control");
    if (this.#key === null || this.failure !== undefined || isSetting || !isForAll) return null;
    return this.#pages.keep(this.#key, await rendered.text(), nonce);
  }
}
