import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Auth, createAuth, type Hashing } from "./auth.ts";
import type { Desk } from "./desk.ts";
import { signInHooks } from "./sign-in-hooks.ts";

/**
 * What better-auth writes and what we write beside it, all or nothing. A hash takes long, and a
 * transaction must not: who needs one brings it along.
 */
export function inAuthTransaction<T>(
  { deps }: Pick<Desk, "deps">,
  hashing: Partial<Hashing>,
  work: (tx: Tx, auth: Auth) => Promise<T>,
): Promise<T> {
  return inTransaction(deps.db, (tx) =>
    work(tx, createAuth(tx, deps.config, { ...signInHooks({ ...deps, db: tx }), hashing })),
  );
}

/** For inside: the password that is being set, hashed already. */
export async function hashedBefore({ auth }: Desk, password: string) {
  const hash = await (await auth.$context).password.hash(password);
  return { hash: async () => hash };
}

/** For inside: whether the hash there is still the one that her password fits. Null: it is not hers. */
export async function verifiedBefore({ auth }: Desk, personId: string, password: string) {
  const { internalAdapter, password: hashing } = await auth.$context;
  const stored = (await internalAdapter.findCredentialAccount(personId))?.password;
  if (!stored || !(await hashing.verify({ hash: stored, password }))) return null;
  return { verify: async ({ hash }: { hash: string }) => hash === stored };
}
