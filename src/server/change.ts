import type { Cause } from "../domain/cause.ts";
import type { Tx } from "./database/connect.ts";

/** Passed to every function that writes, so that one change has one transaction, cause and time. */
export type Change = { readonly tx: Tx; readonly cause: Cause; readonly at: Date };
