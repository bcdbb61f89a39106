import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { brotliOptions } from "./compression.ts";
import { hashScripts } from "./hash-scripts.ts";

const encoders = {
  br: (html: Buffer) => promisify(brotliCompress)(html, brotliOptions),
  gzip: (html: Buffer) => promisify(gzip)(html),
};
export type Encoding = keyof typeof encoders;
export const encodings = Object.keys(encoders) as Encoding[];

/** Limit for all cached pages, all encodings together. */
const MOST_BYTES = 24 * 1024 * 1024;

/**
 * Cache of rendered pages, keyed by everything that went into them: a page of other data has
 * another key, so none is ever stale. Least recently used pages are evicted.
 */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // Moved to the end, because a map lists its keys in insertion order.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  keep(key: string, html: string, nonce: string): KeptPage {
    const page: KeptPage = new KeptPage(html, nonce, (bytes) => {
      if (this.#pages.get(key) === page) this.#grow(bytes);
    });
    // Two concurrent visitors have both rendered the same page.
    this.#drop(key);
    this.#pages.set(key, page);
    this.#grow(page.bytes);
    return page;
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}

/** A page without its nonce, the script hashes of its policy, and its bytes by encoding. */
export class KeptPage {
  readonly etag: string;
  readonly scripts: readonly string[];
  bytes: number;
  readonly #html: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  readonly #grown: (bytes: number) => void;

  constructor(html: string, nonce: string, grown: (bytes: number) => void) {
    const { html: plain, hashes } = hashScripts(html, nonce);
    this.#html = Buffer.from(plain);
    this.bytes = this.#html.byteLength;
    this.etag = `W/"${createHash("sha256").update(this.#html).digest("base64url")}"`;
    this.scripts = hashes.map((hash) => `'sha256-${hash}'`);
    this.#grown = grown;
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    // Copied, because the encoder's result would keep a larger buffer in memory.
    const bytes = Buffer.from(await encoders[encoding](this.#html));
    this.bytes += bytes.byteLength;
    this.#grown(bytes.byteLength);
    return bytes;
  }

  /** Encoded once, at the first request for this encoding. */
  in(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.#html;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = this.#encode(encoding);
    this.#encoded.set(encoding, made);
    made.catch(() => this.#encoded.delete(encoding));
    return made;
  }
}
