import { sql } from "kysely";
import type { SignInAnswer, SignInApi } from "../../contract/owner/sign-in.ts";
import { AppError } from "../../domain/app-error.ts";
import { inTransaction } from "../database/transaction.ts";
import { addJob } from "../queue/add-job.ts";
import { comeIn } from "./come-in.ts";
import type { Desk } from "./desk.ts";
import { orNull } from "./or-null.ts";
import { isLink } from "./password-links.ts";
import { secondFactor } from "./second-factor.ts";
import { setPassword } from "./set-password.ts";
import { stepUp } from "./step-up.ts";
import { mayGuess, mayKnock, wasRight } from "./throttle-guesses.ts";

/** Sign-in and sign-out. better-auth handles passwords, codes and sessions. */
export function signInDesk(desk: Desk): SignInApi {
  const { auth, headers } = desk;
  return {
    whoIsSignedIn: desk.person,
    signIn: (email, password) => signIn(desk, email, password),
    ...secondFactor(desk),
    async signOut() {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    askForNewPassword: (email) => askForNewPassword(desk, email),
    setPassword: (token, password) => setPassword(desk, token, password),
    stepUp: (proof) => stepUp(desk, proof),
  };
}

async function signIn(desk: Desk, email: string, password: string): Promise<SignInAnswer> {
  const { auth, headers } = desk;
  if (!(await mayGuess(desk, "password", email))) return { kind: "throttled" };
  const answer = await orNull(() =>
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  );
  if (!answer) return { kind: "refused" };
  await wasRight(desk, "password", email);
  const cookies = answer.headers.getSetCookie();
  if ("twoFactorRedirect" in answer.response) return { kind: "code-asked", cookies };
  return comeIn(desk, answer.response.user, cookies);
}

/** Throttle: a stranger who knows the address must not flood the mailbox. */
const BETWEEN_LINKS = 5 * 60_000;

/** The job creates the link, so that no secret is stored in the queue. */
async function askForNewPassword(desk: Desk, email: string): Promise<void> {
  if (!(await mayKnock(desk, email))) throw new AppError("too-many-requests");
  const { deps } = desk;
  const lately = new Date(deps.clock() - BETWEEN_LINKS);
  const { rows } = await sql<{ id: string }>`
    select id from "user" where email = ${email.trim().toLowerCase()} and not exists (
      select from verification where value = "user".id and ${isLink}
        and verification."createdAt" > ${lately})
  `.execute(deps.db);
  const [person] = rows;
  if (!person) return;
  await inTransaction(deps.db, (tx) => addJob(tx, "send-password-link", { personId: person.id }));
}
