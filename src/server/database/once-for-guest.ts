import { createHash } from "node:crypto";
import { AppError } from "../../domain/app-error.ts";
import type { Deps } from "../deps.ts";
import { once } from "./once.ts";

type Wish = {
  /** A form's idempotency key. */
  readonly key: string;
  /** The booking or proposal that the form is about. */
  readonly subject: string;
  readonly verb: string;
  readonly args: unknown;
  /** A retry gets the answer, an id or a word. */
  readonly isAnswered?: true;
};

const KEY = /^[0-9a-f]{32}$/;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Runs a guest's form once per key. The key is bound to subject, verb and input. */
export function onceForGuest<T>(deps: Deps, wish: Wish, work: () => Promise<T>): Promise<T> {
  const { key, subject, verb, args, isAnswered: keepsAnswer = false } = wish;
  if (!KEY.test(key)) throw new AppError("form-outdated");
  const body = hashOf(JSON.stringify([key, subject, verb, args]));
  const at = new Date(deps.clock());
  return once(deps.db, { hash: hashOf(key), body, at, keepsAnswer }, work);
}
