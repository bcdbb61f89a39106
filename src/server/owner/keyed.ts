import { createHash } from "node:crypto";
import { AppError } from "../../domain/app-error.ts";
import { once } from "../database/once.ts";
import { type Desk, signedIn } from "./desk.ts";

type Asked = {
  readonly verb: string;
  readonly args: readonly unknown[];
  readonly does: "writes" | "answers";
};

/** 128 bits in hex, see form-key.ts. */
const KEY = /^[0-9a-f]{32}$/;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Runs a writing verb once per idempotency key. The key is bound to person, verb and arguments, so
 * that it never returns the response of another request. The arguments are hashed together with the
 * key, of which only a hash is stored, so that they cannot be guessed from the row.
 */
export async function keyed<T>(
  desk: Desk,
  { verb, args, does }: Asked,
  work: () => Promise<T>,
): Promise<T> {
  const key = desk.formKey();
  if (!key || !KEY.test(key)) throw new AppError("form-outdated");
  const { id } = await signedIn(desk);
  const body = hashOf(JSON.stringify([key, id, verb, args]));
  const at = new Date(desk.deps.clock());
  return once(desk.deps.db, { hash: hashOf(key), body, at, keepsAnswer: does === "answers" }, work);
}
