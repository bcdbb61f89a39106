import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Person } from "../../domain/person.ts";
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
};

export function createDesk(deps: Deps, auth: Auth, headers: Headers, address: string): Desk {
  let known: Promise<Person | null> | undefined;
  const person = () => {
    known ??= findPerson(auth, headers);
    return known;
  };
  return { deps, auth, headers, address, person };
}

async function findPerson(auth: Auth, headers: Headers): Promise<Person | null> {
  const session = await auth.api.getSession({ headers });
  if (!session) return null;
  const { id, name, email, role, twoFactorEnabled } = session.user;
  return { id, name, email, role: role as Person["role"], secondFactor: twoFactorEnabled === true };
}

export async function signedIn(desk: Desk): Promise<Person> {
  const person = await desk.person();
  if (!person) throw new AppError("sign-in-required");
  return person;
}

/** The journal records the person by id. */
export async function causeOf(desk: Desk): Promise<Cause> {
  return { actor: `person:${(await signedIn(desk)).id}`, source: "admin" };
}
