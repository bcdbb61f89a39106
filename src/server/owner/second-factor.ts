import type { DoorApi, SignInAnswer } from "../../contract/owner/door.ts";
import { type Desk, signedIn } from "./desk.ts";
import { orNull } from "./or-null.ts";
import { isThrottled, rememberRefusal } from "./throttle-guesses.ts";

type SecondFactor = Pick<
  DoorApi,
  "giveCode" | "beginSecondFactor" | "confirmSecondFactor" | "endSecondFactor"
>;

const AUTHENTICATOR_CODE = /^\d{6}$/;

/** The authenticator's code beside the password. Wrong codes are counted by better-auth itself. */
export function secondFactor(desk: Desk): SecondFactor {
  const { auth, headers } = desk;
  const verify = (code: string) =>
    AUTHENTICATOR_CODE.test(code)
      ? auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
      : auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true });
  return {
    async giveCode(code): Promise<SignInAnswer> {
      const answer = await orNull(() => verify(code.replaceAll(/\s/g, "")));
      if (!answer) return { kind: "refused" };
      return { kind: "in", cookies: answer.headers.getSetCookie() };
    },
    async beginSecondFactor(password) {
      const setup = await guessing(desk, () =>
        auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers }),
      );
      if (setup?.method !== "totp") return null;
      const secret = new URL(setup.totpURI).searchParams.get("secret") ?? "";
      return { uri: setup.totpURI, secret, recoveryCodes: setup.backupCodes };
    },
    async confirmSecondFactor(code) {
      const body = { code: code.replaceAll(/\s/g, "") };
      const answer = await orNull(() =>
        auth.api.verifyTOTP({ body, headers, returnHeaders: true }),
      );
      return answer?.headers.getSetCookie() ?? null;
    },
    async endSecondFactor(password) {
      const answer = await guessing(desk, () =>
        auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      );
      return answer?.headers.getSetCookie() ?? null;
    },
  };
}

/** A password asked for behind the door is guessed at no more often than before it. */
async function guessing<T>(desk: Desk, ask: () => Promise<T>): Promise<T | null> {
  const { deps, address } = desk;
  const guess = { email: (await signedIn(desk)).email, address };
  if (deps.config.LIMITS && (await isThrottled(deps, guess))) return null;
  const answer = await orNull(ask);
  if (!answer) await rememberRefusal(deps, guess);
  return answer;
}
