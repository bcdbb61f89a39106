import { ask } from "../client.ts";
import type { Random } from "../random.ts";
import type { Shown } from "./edits.ts";

/** What the pages must show, and the readers that check it. */
export class Readers {
  readonly stale: string[] = [];
  reads = 0;
  unchanged = 0;
  readonly #urls: readonly string[];
  readonly #random: Random;
  readonly #facts = new Map<string, { readonly shown: readonly Shown[] }>();
  readonly #copies = new Map<string, { etag: string; body: string }>();
  #isOver = false;

  constructor(urls: readonly string[], random: Random) {
    this.#urls = urls;
    this.#random = random;
  }

  /** During an edit both the old and the new text are right. */
  forget(kind: string): void {
    this.#facts.delete(kind);
  }

  expect(kind: string, shown: readonly Shown[]): void {
    this.#facts.set(kind, { shown });
  }

  /** The first responses after an edit, on every page that shows it. */
  async look(kind: string): Promise<void> {
    const { shown = [] } = this.#facts.get(kind) ?? {};
    for (const path of new Set(shown.map((one) => one.path))) {
      await Promise.all(this.#urls.map((url) => this.#read(url, path)));
    }
  }

  /** Reads until the run ends, with and without a cached copy. */
  async hammer(paths: readonly string[]): Promise<void> {
    while (!this.#isOver) {
      const [url, path] = [this.#random.pick(this.#urls), this.#random.pick(paths)];
      await this.#read(url, path).catch((error: unknown) => this.stale.push(`${path}: ${error}`));
    }
  }

  stop(): void {
    this.#isOver = true;
  }

  async #read(url: string, path: string): Promise<void> {
    const expected = new Map(this.#facts);
    const copy = this.#random.below(3) > 0 ? this.#copies.get(path) : undefined;
    const { status, headers, text } = await ask(`${url}${path}`, {
      headers: {
        "accept-encoding": this.#random.pick(["br", "gzip", "identity"]),
        ...(copy && { "if-none-match": copy.etag }),
      },
    });
    this.reads += 1;
    if (status === 304) this.unchanged += 1;
    else if (status !== 200) this.stale.push(`${path} answered ${status}`);
    const body = status === 304 ? (copy?.body ?? "") : text;
    const etag = headers.get("etag");
    if (etag) this.#copies.set(path, { etag, body });
    for (const [kind, fact] of expected) {
      // It is being edited again: both texts are right.
      if (this.#facts.get(kind) !== fact) continue;
      for (const one of fact.shown) {
        if (one.path !== path || body.includes(one.text) === one.isThere) continue;
        this.stale.push(`${path} ${one.isThere ? "lacks" : "still says"} ${one.text} (${kind})`);
      }
    }
  }
}
