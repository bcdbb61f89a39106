import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import type { Tx } from "./connect.ts";

const COMMAND = "command";

const scopes = new AsyncLocalStorage<string>();

/** Runs the work as authorised by the step-up of this session. */
export function underStepUp<T>(sessionId: string, work: () => T): T {
  return scopes.run(sessionId, work);
}

/** A command on the server needs no step-up: its caller controls the server. */
export function byCommand<T>(work: () => T): T {
  return scopes.run(COMMAND, work);
}

/** Whether this request was let in by a step-up. */
export function isUnderStepUp(): boolean {
  const scope = scopes.getStore();
  return scope !== undefined && scope !== COMMAND;
}

/**
 * Declares the step-up to the database, whose trigger refuses to change where money goes without
 * one.
 */
export function declaring<T>(work: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  const scope = scopes.getStore();
  if (scope === undefined) return work;
  return async (tx) => {
    await sql`select set_config('pousada.step_up', ${scope}, true)`.execute(tx);
    return work(tx);
  };
}
