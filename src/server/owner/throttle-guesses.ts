import { sql } from "kysely";
import { noteActivity } from "../activity/note-activity.ts";
import { type Budget, refill, take } from "../database/tally.ts";
import type { Desk } from "./desk.ts";
import { knownBrowser } from "./known-browser.ts";

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
/** Every sign-in form costs a hash, a mail or a query. */
const KNOCKS_PER_MINUTE = 10;
/** Per address; a person mistypes two or three times. */
const FROM_ONE_PLACE = 5;
/**
 * From all addresses together: rotating addresses does not help, and so few guesses per quarter of
 * an hour will not succeed.
 */
const FROM_EVERYWHERE = { password: 30, code: 10 };
/** For a browser that the person has signed in with before: strangers cannot use these up. */
const FROM_HER_BROWSER = 10;

type Secret = keyof typeof FROM_EVERYWHERE;

/** Whether one more form is accepted, per address or per known browser. */
export function mayKnock(desk: Desk, email = ""): Promise<boolean> {
  const browser = knownBrowser(desk, email);
  return allowed(desk, [knocksFrom(browser ? { address: `browser ${browser}` } : desk)]);
}

/** Counts a guess at a secret before it is checked. False if no guesses are left. */
export async function mayGuess(desk: Desk, secret: Secret, email: string): Promise<boolean> {
  const usedUp = await firstUsedUp(desk, budgetsFor(desk, secret, email));
  if (usedUp?.windowMs === WINDOW) await noteLock(desk, email);
  return !usedUp;
}

/** A correct guess resets the counters. */
export function wasRight(desk: Desk, secret: Secret, email: string): Promise<void> {
  const knocks = knocksFrom(desk).of;
  const guesses = budgetsFor(desk, secret, email).filter(({ of }) => of !== knocks);
  return refill(desk.deps, guesses);
}

/** A mailed link proves the person, so earlier wrong guesses are reset. */
export function openToHer(deps: Desk["deps"], email: string): Promise<void> {
  return refill(deps, [everywhere("password", email), everywhere("code", email)]);
}

async function allowed(desk: Desk, budgets: readonly Budget[]): Promise<boolean> {
  return !(await firstUsedUp(desk, budgets));
}

/** Checked in order: a caller above its own limit uses up none of the limit that others share. */
async function firstUsedUp({ deps }: Desk, budgets: readonly Budget[]): Promise<Budget | null> {
  if (!deps.config.LIMITS) return null;
  for (const budget of budgets) if (!(await take(deps, budget))) return budget;
  return null;
}

/** Once per quarter of an hour, and only for a known address: what strangers type is not stored. */
async function noteLock({ deps }: Desk, email: string): Promise<void> {
  const whose = email.trim().toLowerCase();
  if (!(await take(deps, { of: `lock of ${whose}`, most: 1, windowMs: WINDOW }))) return;
  const { rows } = await sql<{ id: string }>`
    select id from "user" where email = ${whose}
  `.execute(deps.db);
  const by = { cause: { actor: "system", source: "admin" }, at: new Date(deps.clock()) } as const;
  const facts = { minutes: WINDOW / MINUTE };
  for (const { id } of rows) {
    await noteActivity(deps.db, by, { kind: "access-locked", subject: id, facts });
  }
}

function budgetsFor(desk: Desk, secret: Secret, email: string): Budget[] {
  const browser = knownBrowser(desk, email);
  if (browser) {
    return [{ of: `${secret} browser ${browser}`, most: FROM_HER_BROWSER, windowMs: WINDOW }];
  }
  const here = `${secret} ${email.trim().toLowerCase()} ${desk.address}`;
  return [
    knocksFrom(desk),
    { of: here, most: FROM_ONE_PLACE, windowMs: WINDOW },
    everywhere(secret, email),
  ];
}

function everywhere(secret: Secret, email: string): Budget {
  const of = `${secret} ${email.trim().toLowerCase()}`;
  return { of, most: FROM_EVERYWHERE[secret], windowMs: WINDOW };
}

function knocksFrom({ address }: Pick<Desk, "address">): Budget {
  return { of: `knock ${address}`, most: KNOCKS_PER_MINUTE, windowMs: MINUTE };
}
