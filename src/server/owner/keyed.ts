import { createHash } from "node:crypto";
import { AppError } from "../../domain/app-error.ts";
import { once } from "../database/once.ts";
import { type Desk, signedIn } from "./desk.ts";

type Asked = {
  readonly verb: string;
  readonly args: readonly unknown[];
  readonly does: "writes" | "answers";
};

/** 128 bits, as the pages write them. */
const KEY = /^[0-9a-f]{32}$/;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * A verb that writes, once for each key: bound to who asks for what, so that nobody else's wish and
 * no other one is taken for it. What was asked for is hashed with the key, which is not kept: from
 * the row alone nobody can guess it.
 */
export async function keyed<T>(
  desk: Desk,
  { verb, args, does }: Asked,
  work: () => Promise<T>,
): Promise<T> {
  const key = desk.formKey();
  if (!key || !KEY.test(key)) throw new AppError("invalid-request");
  const { id } = await signedIn(desk);
  const body = hashOf(JSON.stringify([key, id, verb, args]));
  const at = new Date(desk.deps.clock());
  return once(desk.deps.db, { hash: hashOf(key), body, at, keepsAnswer: does === "answers" }, work);
}
