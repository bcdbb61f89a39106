import { conflictsMet } from "../../src/server/database/transaction.ts";

/** In this process so far. They end in a retry or a refusal, so they look like a busy machine. */
export const countDeadlocks = (): number => conflictsMet.get("40P01") ?? 0;
