import { conflictsMet } from "../../src/server/database/transaction.ts";

/** Of this process so far. They end in another try or a refusal, and would look like a busy machine. */
export const countDeadlocks = (): number => conflictsMet.get("40P01") ?? 0;
