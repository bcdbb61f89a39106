import { freePort } from "../../../sandbox/free-port.ts";
import { homeUrl, inLanguage, namedListingUrl } from "../../../src/contract/page-urls.ts";
import { todayIn } from "../../../src/domain/day.ts";
import { ownerAt, ownerPassword } from "../../support/desks.ts";
import type { FaultApp } from "../app.ts";
import { startBuilt, stopBuilt } from "../built-process.ts";
import { Caller } from "../canaries/caller.ts";
import { ask } from "../client.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { edits, type House } from "./edits.ts";
import { Readers } from "./reader.ts";

const CLIENTS = 8;
const paths = [
  ...[homeUrl, namedListingUrl("quarto-mar"), namedListingUrl("quarto-farol")],
  inLanguage(homeUrl, "en-US"),
];

/**
 * Rendered pages are cached. The owner edits the house through one process. Every page requested
 * after the answer to her edit shows it, from both processes and in any encoding, while others
 * read.
 */
export async function keptPages(
  app: FaultApp,
  { times }: { times: number },
  random: Random,
): Promise<Finding> {
  const ports = [await freePort(), await freePort()];
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const [site = ""] = urls;
  const children = await Promise.all(ports.map((port) => startBuilt(app, port, { site })));
  const readers = new Readers(urls, random);
  const hammering = Array.from({ length: CLIENTS }, () => readers.hammer(paths));
  const made = new Map(Object.keys(edits).map((kind) => [kind, 0]));
  try {
    const house = await openHouse(app, site);
    for (let n = 1; n <= times; n++) {
      const kind = random.pick(Object.keys(edits));
      readers.forget(kind);
      readers.expect(kind, (await edits[kind]?.(house, n)) ?? []);
      await readers.look(kind);
      made.set(kind, (made.get(kind) ?? 0) + 1);
    }
  } finally {
    readers.stop();
    await Promise.allSettled(hammering);
    await Promise.all(children.map(stopBuilt));
  }
  const wrong = [...new Set(readers.stale)];
  const kinds = [...made].map(([kind, count]) => `${kind} ${count}`).join(", ");
  const seen = `${readers.reads} reads, ${readers.unchanged} of 304; ${kinds}`;
  return { trials: times, failures: wrong.length, note: [...wrong.slice(0, 5), seen].join("; ") };
}

async function openHouse(app: FaultApp, url: string): Promise<House> {
  const email = "lia@maremansa.example";
  const lia = await ownerAt(app, email);
  const browser = new Caller(url, [], ask);
  await browser.submit("/admin/entrar", { email, password: ownerPassword });
  const today = todayIn("America/Bahia", app.deps.clock());
  return { browser, lia, deps: app.deps, today, blocked: new Map() };
}
