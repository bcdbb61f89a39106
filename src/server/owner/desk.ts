import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import type { Person } from "../../domain/person.ts";
import type { Deps } from "../deps.ts";
import type { Auth } from "./auth.ts";

/** One request from behind /admin: the house, and who is asking. */
export type Desk = {
  readonly deps: Deps;
  readonly auth: Auth;
  readonly headers: Headers;
  /** Where the request comes from, for counting guesses. */
  readonly address: string;
  /** Looked up once per request; null for a stranger. */
  person(): Promise<Person | null>;
  /** The key of the form that was sent; null where none was. */
  formKey(): string | null;
};

export function createDesk(deps: Deps, auth: Auth, headers: Headers, address: string): Desk {
  let known: Promise<Person | null> | undefined;
  const person = () => {
    known ??= findPerson(auth, headers);
    return known;
  };
  return { deps, auth, headers, address, person, formKey: () => null };
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

/** Whoever does something behind /admin stands in the journal by id. */
export async function causeOf(desk: Desk): Promise<Cause> {
  return { actor: `person:${(await signedIn(desk)).id}`, source: "admin" };
}
