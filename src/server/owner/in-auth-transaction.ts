import type { Tx } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { type Auth, createAuth, type Hashing } from "./auth.ts";
import type { Desk } from "./desk.ts";
import { signInHooks } from "./sign-in-hooks.ts";

/**
 * Commits better-auth's writes and our own together. Password hashing is slow, so it is done before
 * the transaction and passed in.
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

/** Hashes a new password before the transaction. */
export async function hashedBefore({ auth }: Desk, password: string) {
  const hash = await (await auth.$context).password.hash(password);
  return { hash: async () => hash };
}

/**
 * Verifies the current password before the transaction, which then only checks that the stored hash
 * is unchanged. Null if the password is wrong.
 */
export async function verifiedBefore({ auth }: Desk, personId: string, password: string) {
  const { internalAdapter, password: hashing } = await auth.$context;
  const stored = (await internalAdapter.findCredentialAccount(personId))?.password;
  if (!stored || !(await hashing.verify({ hash: stored, password }))) return null;
  return { verify: async ({ hash }: { hash: string }) => hash === stored };
}
