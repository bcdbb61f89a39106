import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Person } from "../../domain/person.ts";
import { askOf } from "../../domain/second-factor-ask.ts";
import type { Deps } from "../deps.ts";
import type { Auth } from "./auth.ts";

/** One request behind /admin: the dependencies and the caller. */
export type Desk = {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly headers: Headers;
  /** The caller's address, for throttling. */
  readonly address: string;
  /** Loaded once per request; null if not signed in. */
  person(): Promise<Person | null>;
  /** Which of the person's sessions this request belongs to. */
  sessionId(): Promise<string | null>;
  /** The idempotency key of the submitted form; null if there was none. */
  formKey(): string | null;
};

export function createDesk(deps: Deps, auth: Auth, headers: Headers, address: string): Desk {
  let looked: Promise<SignedIn | null> | undefined;
  const known = () => {
    looked ??= findSignedIn(auth, headers, deps.clock());
    return looked;
  };
  return {
    ...{ deps, auth, headers, address },
    person: async () => (await known())?.person ?? null,
    sessionId: async () => (await known())?.sessionId ?? null,
    formKey: () => null,
  };
}

type SignedIn = { readonly person: Person; readonly sessionId: string };

async function findSignedIn(auth: Auth, headers: Headers, now: number): Promise<SignedIn | null> {
  const found = await auth.api.getSession({ headers });
  if (!found) return null;
  const { id, name, email, twoFactorEnabled, secondFactorPutOffUntil } = found.user;
  const role = found.user.role as Person["role"];
  const secondFactor = twoFactorEnabled === true;
  // The driver reads 'infinity' as a number, and everything else as a Date.
  const putOffUntil = secondFactorPutOffUntil ? Number(secondFactorPutOffUntil) : null;
  const secondFactorAsk = askOf({ role, secondFactor, putOffUntil }, now);
  const person = { id, name, email, role, secondFactor, secondFactorAsk };
  return { person, sessionId: found.session.id };
}

export async function signedIn(desk: Pick<Desk, "person">): Promise<Person> {
  const person = await desk.person();
  if (!person) throw new AppError("sign-in-required");
  return person;
}

/** Causes of changes behind /admin name the person by id. */
export async function causeOf(desk: Pick<Desk, "person">): Promise<Cause> {
  return { actor: `person:${(await signedIn(desk)).id}`, source: "admin" };
}

/** The cause with its time, for activity entries. */
export async function byWhom(desk: Pick<Desk, "deps" | "person">) {
  return { cause: await causeOf(desk), at: new Date(desk.deps.clock()) };
}
