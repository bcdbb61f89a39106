import fc from "fast-check";
import { connectFeed } from "../../support/feeds.ts";
import { stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { inParallel } from "../parallel.ts";
import type { Finding } from "../report.ts";
import type { Case } from "./case.ts";
import { factsOf } from "./facts.ts";
import { complaintAbout, leakIn } from "./judge.ts";
import { mutation } from "./mutate.ts";
import { type Cookies, everybody } from "./people.ts";
import { rawBodies, rawRequests } from "./raw.ts";
import { callCases, seedsOf } from "./seeds.ts";
import { send, sendRaw } from "./send.ts";
import { type Server, serveApp } from "./server.ts";

const PARALLEL = 16;
/** After so many requests, signed-out or removed people are restored. */
const ROUND = 4_000;
const MOST_GROWTH_MB = 50;
const MB = 1024 * 1024;

type Asked = { readonly case: Case } | { readonly raw: Buffer };

/** Requests of every kind to every route: valid, mutated, and raw bytes. */
export async function fuzz(
  app: FaultApp,
  { requests }: { requests: number },
  seed: number,
): Promise<Finding> {
  await connectFeed(app, "coqueiro");
  const server = await serveApp(app);
  try {
    return await fuzzServer(app, server, requests, seed);
  } finally {
    await server.stop();
  }
}

async function fuzzServer(
  app: FaultApp,
  server: Server,
  requests: number,
  seed: number,
): Promise<Finding> {
  const tally = new Tally([server.mediaFolder, process.cwd()]);
  const arbitrary = await everything(app, server);
  const round = Math.min(ROUND, Math.ceil(requests / 4));
  let before = 0;
  for (let done = 0; done < requests; done += round) {
    const cookies = await everybody(app, server.url);
    const numRuns = Math.min(round, requests - done);
    const asked = fc.sample(arbitrary, { numRuns, seed: seed + done });
    await inParallel(PARALLEL, numRuns, async (index) => {
      await tally.ask(server.url, asked[index] as Asked, cookies);
    });
    // The first round warms up.
    if (done === 0) before = await server.memory();
  }
  const growth = ((await server.memory()) - before) / MB;
  if (growth > MOST_GROWTH_MB) tally.note("memory", `grew by ${Math.round(growth)} MB`);
  return tally.finding(growth);
}

async function everything(app: FaultApp, server: Server): Promise<fc.Arbitrary<Asked>> {
  const facts = await factsOf(app, server);
  const cookies = await everybody(app, server.url);
  const seeds = await seedsOf(app, server.url, facts, cookies);
  const days = fc.nat(60).map((ahead) => String(stayAhead(app, ahead, 1).checkIn));
  const calls = callCases(facts, {
    quartoId: fc.constantFrom(...(facts.id ?? [])),
    startDate: days,
    endDate: days,
    checkoutId: fc.constantFrom("cs_test_unknown", ...(facts.checkoutId ?? [])),
  });
  const right = fc.oneof(
    { weight: 1, arbitrary: calls },
    { weight: 1, arbitrary: fc.constantFrom(...seeds) },
  );
  const bent = fc.tuple(right, mutation).map(([of, bend]) => bend(of));
  const asCase = (of: Case): Asked => ({ case: of });
  return fc.oneof(
    { weight: 3, arbitrary: right.map(asCase) },
    { weight: 5, arbitrary: bent.map(asCase) },
    { weight: 1, arbitrary: rawBodies(seeds).map(asCase) },
    { weight: 1, arbitrary: rawRequests.map((raw): Asked => ({ raw })) },
  );
}

class Tally {
  readonly #places: readonly string[];
  readonly #complaints = new Map<string, number>();
  readonly #statuses = new Map<string, number>();
  #trials = 0;
  #signedIn = 0;

  constructor(places: readonly string[]) {
    this.#places = places;
  }

  async ask(url: string, asked: Asked, cookies: Cookies): Promise<void> {
    this.#trials++;
    if ("raw" in asked) return this.#askRaw(url, asked.raw);
    const answer = await send(url, asked.case, cookies);
    const complaint = complaintAbout(asked.case, answer, this.#places);
    const kind = `${Math.floor((answer?.status ?? 0) / 100)}xx`;
    this.#statuses.set(kind, (this.#statuses.get(kind) ?? 0) + 1);
    const isOwners = asked.case.who !== "nobody" && asked.case.who !== "visitor";
    if (isOwners && !answer?.location.startsWith("/admin/entrar")) this.#signedIn++;
    if (complaint) this.note(complaint, describe(asked.case));
  }

  async #askRaw(url: string, raw: Buffer): Promise<void> {
    const text = await sendRaw(url, raw);
    const leak = leakIn(text, this.#places);
    if (/^HTTP\/1\.1 5/.test(text))
      this.note(text.slice(0, 30), JSON.stringify(raw.toString("latin1")));
    if (leak) this.note(`leaks ${leak}`, JSON.stringify(raw.toString("latin1")));
  }

  note(complaint: string, about: string): void {
    const line = `${complaint}: ${about}`;
    this.#complaints.set(line, (this.#complaints.get(line) ?? 0) + 1);
  }

  finding(growth: number): Finding {
    const seen = [...this.#statuses].sort().map(([kind, times]) => `${times} of ${kind}`);
    const note = `${seen.join(", ")}, ${this.#signedIn} behind the sign-in, memory grew by ${growth.toFixed(1)} MB`;
    const complaints = [...this.#complaints.keys()];
    const failures = [...this.#complaints.values()].reduce((sum, times) => sum + times, 0);
    return {
      trials: this.#trials,
      failures,
      note: [note, ...complaints.slice(0, 5)].join("; "),
    };
  }
}

function describe({ who, method, path, headers, json, form, bytes }: Case): string {
  const body = bytes ? bytes.toString("latin1").slice(0, 80) : JSON.stringify(json ?? form ?? "");
  return `${who} ${method} ${path.slice(0, 120)} ${JSON.stringify(headers ?? {}).slice(0, 120)} ${body.slice(0, 160)}`;
}
