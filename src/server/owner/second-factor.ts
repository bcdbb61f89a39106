import type { SignInAnswer, SignInApi } from "../../contract/owner/sign-in.ts";
import { noteActivity } from "../activity/note-activity.ts";
import { take } from "../database/tally.ts";
import { drawQr } from "../draw-qr.ts";
import type { Auth, Hashing } from "./auth.ts";
import { comeIn } from "./come-in.ts";
import { byWhom, type Desk, signedIn } from "./desk.ts";
import { inAuthTransaction, verifiedBefore } from "./in-auth-transaction.ts";
import { cookieNamed } from "./known-browser.ts";
import { orNull } from "./or-null.ts";
import { putOffSecondFactor } from "./put-off-second-factor.ts";
import { mayGuess, wasRight } from "./throttle-guesses.ts";

type SecondFactor = Pick<
  SignInApi,
  | "giveCode"
  | "beginSecondFactor"
  | "confirmSecondFactor"
  | "putOffSecondFactor"
  | "endSecondFactor"
>;

type Account = { readonly id: string; readonly email: string };

const AUTHENTICATOR_CODE = /^\d{6}$/;
/** TOTP codes are accepted slightly before and after their half minute. */
const CODE_LIVES_MS = 5 * 60_000;

/** TOTP in addition to the password. */
export function secondFactor(desk: Desk): SecondFactor {
  const { auth, headers } = desk;
  return {
    giveCode: (code) => giveCode(desk, code.replaceAll(/\s/g, "")),
    async beginSecondFactor(password) {
      const setup = await guessing(desk, () =>
        auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers }),
      );
      if (setup?.method !== "totp") return null;
      const secret = new URL(setup.totpURI).searchParams.get("secret") ?? "";
      const uri = setup.totpURI;
      return { uri, qr: drawQr(uri), secret, recoveryCodes: setup.backupCodes };
    },
    async confirmSecondFactor(spaced) {
      const code = spaced.replaceAll(/\s/g, "");
      const me = await signedIn(desk);
      if (!(await mayGuess(desk, "code", me.email)) || !(await isNew(desk, me, code))) return null;
      return turn(desk, "second-factor-on", {}, (now) =>
        now.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
      );
    },
    putOffSecondFactor: () => putOffSecondFactor(desk),
    endSecondFactor: (password) =>
      guessing(desk, async () => {
        const verified = await verifiedBefore(desk, (await signedIn(desk)).id, password);
        if (!verified) return null;
        return turn(desk, "second-factor-off", verified, (now) =>
          now.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
        );
      }),
  };
}

/** Checks a code of a person who is signed in. */
export async function isHerCode(desk: Desk, me: Account, code: string): Promise<boolean> {
  return (await isNew(desk, me, code)) && (await askAbout(desk, code)) !== null;
}

function askAbout({ auth, headers }: Desk, code: string) {
  const given = { body: { code }, headers, returnHeaders: true } as const;
  return orNull(() =>
    AUTHENTICATOR_CODE.test(code) ? auth.api.verifyTOTP(given) : auth.api.verifyBackupCode(given),
  );
}

async function giveCode(desk: Desk, code: string): Promise<SignInAnswer> {
  const person = await askedForCode(desk);
  if (!person) return { kind: "refused" };
  if (!(await mayGuess(desk, "code", person.email))) return { kind: "throttled" };
  if (!(await isNew(desk, person, code))) return { kind: "refused" };
  const answer = await askAbout(desk, code);
  if (!answer) return { kind: "refused" };
  await wasRight(desk, "code", person.email);
  return comeIn(desk, person, answer.headers.getSetCookie());
}

/** Turns it on or off in one transaction with the activity entry; null if better-auth refuses. */
function turn(
  desk: Desk,
  kind: "second-factor-on" | "second-factor-off",
  hashing: Partial<Hashing>,
  ask: (auth: Auth) => Promise<{ readonly headers: Headers }>,
): Promise<string[] | null> {
  return orNull(() =>
    inAuthTransaction(desk, hashing, async (tx, auth) => {
      const answer = await ask(auth);
      const by = await byWhom(desk);
      await noteActivity(tx, by, { kind, subject: (await signedIn(desk)).id, facts: {} });
      return answer.headers.getSetCookie();
    }),
  );
}

/** Each code works once: an observed code cannot be replayed, not even concurrently. */
function isNew({ deps }: Desk, { id }: Account, code: string): Promise<boolean> {
  return take(deps, { of: `code ${id} ${code}`, most: 1, windowMs: CODE_LIVES_MS });
}

/** The person who has given the right password in this browser and now needs the code. */
async function askedForCode({ auth, headers }: Desk): Promise<Account | null> {
  const { createAuthCookie, internalAdapter } = await auth.$context;
  // The part after the dot is the signature, which is verified together with the code.
  const cookie = cookieNamed(headers, createAuthCookie("two_factor").name) ?? "";
  const [challenge = ""] = cookie.split(".");
  const found = challenge && (await internalAdapter.findVerificationValue(challenge));
  return found ? internalAdapter.findUserById(found.value) : null;
}

/** A password prompt behind the sign-in has the same rate limit as the sign-in. */
async function guessing<T>(desk: Desk, ask: () => Promise<T>): Promise<T | null> {
  const { email } = await signedIn(desk);
  if (!(await mayGuess(desk, "password", email))) return null;
  const answer = await orNull(ask);
  if (answer) await wasRight(desk, "password", email);
  return answer;
}
