import { createHash } from "node:crypto";
import { AppError } from "../../domain/app-error.ts";
import { once } from "../database/once.ts";
import type { Deps } from "../deps.ts";

type Wish = {
  /** A form's idempotency key. */
  readonly key: string;
  readonly bookingId: string;
  readonly verb: string;
  readonly args: unknown;
};

const KEY = /^[0-9a-f]{32}$/;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A guest's form, once per key. The key is bound to booking, verb and what was typed. */
export function onceForGuest<T>(deps: Deps, wish: Wish, work: () => Promise<T>): Promise<T> {
  const { key, bookingId, verb, args } = wish;
  if (!KEY.test(key)) throw new AppError("form-outdated");
  const body = hashOf(JSON.stringify([key, bookingId, verb, args]));
  const at = new Date(deps.clock());
  return once(deps.db, { hash: hashOf(key), body, at, keepsAnswer: true }, work);
}
