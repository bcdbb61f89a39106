import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { connectFeed } from "../../../tests/support/feeds.ts";
import { keyedWishes } from "../../../tests/support/keyed-wishes.ts";
import { questionsAt, type ReadingVerb } from "../../../tests/support/questions.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createOwnerApi } from "./owner-api.ts";
import type { KeyedVerb } from "./permissions.ts";
import { verbs } from "./verbs.ts";

type Name = keyof typeof verbs;

const OF_EACH = 105;

const app = await openTestApp();
const lia = await ownerAt(app);
const me = await lia.desk.person();
const questions = await questionsAt(app, lia);
const [{ bookingId }] = questions.getBooking;
const [{ from, until }] = questions.timeline;
const feedId = (await connectFeed(app, "mar")).id;

/** Verbs that are neither reads nor keyed. */
const others = {
  exportBookings: [{ view: "upcoming" }],
  exportGuest: [{ bookingId }],
  exportNumbers: [{ from: null }],
  exportMovements: [{ from, until }],
  markBookingsSeen: [],
  syncFeed: [{ feedId }],
  acceptEmptyFeed: [{ feedId }],
  noteMessageOpened: [{ kind: "confirmation", subject: { bookingId } }],
};
const wishes = keyedWishes(app, lia);
const examples = { ...questions, ...others };

async function exampleOf(verb: Name): Promise<unknown> {
  const known = verb in wishes ? await wishes[verb as KeyedVerb]() : examples[verb as ReadingVerb];
  return known[0];
}

let seed = 20_261_118;
/** A pseudo-random number, the same in every run. */
function under(most: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * most);
}
const oneOf = <T>(all: readonly T[]): T => all[under(all.length)] as T;

/** Never valid where a verb takes a text, a number, a day or a list. */
const neverScalar: readonly unknown[] = [
  {},
  [],
  [[]],
  { length: { toString: "" } },
  { toString: "" },
  () => {},
];
const neverObject = [7, "x", true, -1, Number.NaN, "__proto__"];
const neverNumber = ["1", "", Number.NaN, Number.POSITIVE_INFINITY, 0.5, -1e300, 1e300, 2n ** 70n];
const neverText = [7, true, Number.NaN, "x".repeat(100_001)];

function spoilt(given: unknown): unknown {
  if (given === null || given === undefined) return oneOf([...neverScalar, 7.5, 2n]);
  if (typeof given === "number") return oneOf([...neverScalar, ...neverNumber]);
  if (typeof given === "string") return oneOf([...neverScalar, ...neverText]);
  if (typeof given !== "object") return oneOf([...neverScalar, 7, "x"]);
  const keys = Object.keys(given);
  if (keys.length === 0 || under(4) === 0) return oneOf(neverObject);
  const key = oneOf(keys);
  const inner = spoilt((given as Record<string, unknown>)[key]);
  if (!Array.isArray(given)) return { ...given, [key]: inner };
  return given.with(Number(key), inner);
}

/** Fails on every access: validation should have refused before. */
const untouchable = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`asked for ${String(name)}`);
    },
  },
) as typeof app.deps.db;

test.each(Object.keys(verbs) as Name[])("%s refuses nonsense without a statement", async (verb) => {
  const example = await exampleOf(verb);
  const deps = { ...app.deps, db: untouchable, pool: untouchable as never };
  const api = createOwnerApi({ ...lia.desk, deps, person: async () => me });
  for (let round = 0; round < OF_EACH; round++) {
    const nonsense = spoilt(example);
    const asked = (api[verb] as (given: unknown) => Promise<unknown>)(nonsense);
    const outcome = await asked.catch((error: Error) => error);
    expect(outcome, String(round)).toMatchObject({ code: "invalid-request" });
  }
});

test("more than ten thousand arguments are tried", () => {
  expect(Object.keys(verbs).length * OF_EACH).toBeGreaterThan(10_000);
});
