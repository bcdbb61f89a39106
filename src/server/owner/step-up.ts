import { sql } from "kysely";
import type { StepUpAnswer } from "../../contract/owner/sign-in.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Person } from "../../domain/person.ts";
import { inTransaction } from "../database/transaction.ts";
import type { StepUp } from "../verb.ts";
import { type Desk, signedIn } from "./desk.ts";
import { verifiedBefore } from "./in-auth-transaction.ts";
import { isHerCode } from "./second-factor.ts";
import { mayGuess, wasRight } from "./throttle-guesses.ts";

const LASTS_MS = 5 * 60_000;
const OWNER_FOR_MS = 24 * 60 * 60_000;

/** For verbs that could circumvent the protection of where money goes. */
export const around: StepUp = { payouts: false, needed: () => true };
export const aroundByOwner: StepUp = { payouts: false, needed: (_, wish) => isOfOwner(wish) };
/** Needed if a second factor is on, because it would be replaced. */
export const aroundByCode: StepUp = { payouts: false, needed: ({ secondFactor }) => secondFactor };

const isOfOwner = (wish: unknown) => (wish as { role?: unknown } | null)?.role === "owner";

/**
 * The password is not enough if there is a second factor: a signed-in device often has the password
 * stored in its browser. The time is stored with the session and ends with it.
 */
export async function stepUp(desk: Desk, proof: string): Promise<StepUpAnswer> {
  const me = await signedIn(desk);
  const secret = me.secondFactor ? "code" : "password";
  if (!(await mayGuess(desk, secret, me.email))) return "throttled";
  if (!(await isRight(desk, me, proof))) return "wrong";
  await wasRight(desk, secret, me.email);
  const session_id = await sessionOf(desk);
  const given_at = new Date(desk.deps.clock());
  await inTransaction(desk.deps.db, (tx) =>
    tx
      .insertInto("step_up")
      .values({ session_id, given_at })
      .onConflict((conflict) => conflict.column("session_id").doUpdateSet({ given_at }))
      .execute(),
  );
  return "given";
}

async function isRight(desk: Desk, me: Person, proof: string): Promise<boolean> {
  if (me.secondFactor) return isHerCode(desk, me, proof.replaceAll(/\s/g, ""));
  return (await verifiedBefore(desk, me.id, proof)) !== null;
}

/** The session's id if it has stepped up within five minutes; otherwise throws. */
async function steppedUp(desk: Desk): Promise<string> {
  const sessionId = await sessionOf(desk);
  const given = await desk.deps.db
    .selectFrom("step_up")
    .select("session_id")
    .where("session_id", "=", sessionId)
    .where("given_at", ">", new Date(desk.deps.clock() - LASTS_MS))
    .executeTakeFirst();
  if (!given) throw new AppError("step-up-needed");
  return sessionId;
}

/** A new owner waits a day, in which the other owners are notified of the role. */
async function refuseNewOwner(desk: Desk): Promise<void> {
  const { id } = await signedIn(desk);
  const { rows } = await sql`
    select from "user"
    where id = ${id} and "ownerSince" > ${new Date(desk.deps.clock() - OWNER_FOR_MS)}
  `.execute(desk.deps.db);
  if (rows.length > 0) throw new AppError("owner-too-new");
}

async function sessionOf(desk: Desk): Promise<string> {
  const sessionId = await desk.sessionId();
  if (!sessionId) throw new AppError("sign-in-required");
  return sessionId;
}

/** The session whose step-up a verb uses; null if it needs none. */
export async function askedStepUp(
  desk: Desk,
  stepUp: StepUp | undefined,
  given: unknown,
): Promise<string | null> {
  if (!stepUp?.needed(await signedIn(desk), given)) return null;
  const sessionId = await steppedUp(desk);
  if (stepUp.payouts) await refuseNewOwner(desk);
  return sessionId;
}
