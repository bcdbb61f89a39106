import { sql } from "kysely";
import type { DoorApi, SignInAnswer } from "../../contract/owner/door.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { addJob } from "../jobs/add-job.ts";
import type { Desk } from "./desk.ts";
import { orNull } from "./or-null.ts";
import { secondFactor } from "./second-factor.ts";
import { forgetRefusals, isThrottled, rememberRefusal } from "./throttle-guesses.ts";

/** Coming in and going out. Passwords, codes and sessions are better-auth's business. */
export function door(desk: Desk): DoorApi {
  const { auth, headers } = desk;
  return {
    whoIsSignedIn: desk.person,
    signIn: (email, password) => signIn(desk, email, password),
    ...secondFactor(desk),
    async signOut() {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    async signOutEverywhere() {
      // Refused where another device was quicker: then this one is signed out already.
      await orNull(() => auth.api.revokeSessions({ headers }));
    },
    askForNewPassword: (email) => askForNewPassword(desk, email),
    async setPassword(token, newPassword) {
      const done = await orNull(() => auth.api.resetPassword({ body: { token, newPassword } }));
      return done !== null;
    },
  };
}

/** Who has set a new password was no guesser, whatever was guessed before. */
export function doorHooks(deps: Deps) {
  return { onNewPassword: (email: string) => forgetRefusals(deps, { email, address: "" }) };
}

async function signIn(desk: Desk, email: string, password: string): Promise<SignInAnswer> {
  const { deps, auth, headers, address } = desk;
  const guess = { email, address };
  if (deps.config.LIMITS && (await isThrottled(deps, guess))) return { kind: "throttled" };
  const answer = await orNull(() =>
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  );
  if (!answer) {
    await rememberRefusal(deps, guess);
    return { kind: "refused" };
  }
  await forgetRefusals(deps, guess);
  const cookies = answer.headers.getSetCookie();
  const codeAsked = "twoFactorRedirect" in answer.response;
  return { kind: codeAsked ? "code-asked" : "in", cookies };
}

/** Nobody's mailbox is filled by a stranger who knows the address. */
const MINUTES_BETWEEN_LINKS = 5;

/** The link is made by the job that mails it, so that it never lies in the queue. */
async function askForNewPassword({ deps }: Desk, email: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from "user" where email = ${email.trim().toLowerCase()} and not exists (
      select from verification where value = "user".id
        and "createdAt" > now() - make_interval(mins => ${MINUTES_BETWEEN_LINKS}))
  `.execute(deps.db);
  const [person] = rows;
  if (!person) return;
  await inTransaction(deps.db, (tx) => addJob(tx, "send-door-link", { personId: person.id }));
}
