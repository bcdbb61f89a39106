import { createHmac } from "node:crypto";
import type { Deps } from "../deps.ts";

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
/** From one place; a person mistypes twice or thrice. */
const FROM_ONE_PLACE = 5;
/** From everywhere together: rotating addresses does not help, and thirty a quarter find nothing. */
const FROM_EVERYWHERE = 30;

type Guess = { readonly email: string; readonly address: string };

/** True when so many guesses were wrong that this one is not even looked at. */
export async function isThrottled(deps: Deps, guess: Guess): Promise<boolean> {
  const [here, anywhere] = keysOf(deps, guess);
  const rows = await deps.db
    .selectFrom("refused_sign_in")
    .select((eb) => ["guess", eb.fn.countAll<string>().as("count")])
    .where("guess", "in", [here, anywhere])
    .where("at", ">", new Date(deps.clock() - WINDOW))
    .groupBy("guess")
    .execute();
  const count = (key: string) => Number(rows.find(({ guess }) => guess === key)?.count ?? 0);
  return count(here) >= FROM_ONE_PLACE || count(anywhere) >= FROM_EVERYWHERE;
}

export async function rememberRefusal(deps: Deps, guess: Guess): Promise<void> {
  const at = new Date(deps.clock());
  await deps.db
    .insertInto("refused_sign_in")
    .values(keysOf(deps, guess).map((key) => ({ guess: key, at })))
    .execute();
}

/** Whoever came in has proved to be no guesser; what is old is nobody's business any more. */
export async function forgetRefusals(deps: Deps, guess: Guess): Promise<void> {
  await deps.db
    .deleteFrom("refused_sign_in")
    .where((eb) =>
      eb.or([
        eb("guess", "in", keysOf(deps, guess)),
        eb("at", "<", new Date(deps.clock() - WINDOW)),
      ]),
    )
    .execute();
}

/** Keyed, so that the table names neither a person nor a place. */
function keysOf(deps: Deps, { email, address }: Guess): [here: string, anywhere: string] {
  const hash = (text: string) =>
    createHmac("sha256", deps.config.AUTH_SECRET).update(text).digest("base64url");
  const who = email.trim().toLowerCase();
  return [hash(`${who} ${address}`), hash(who)];
}
