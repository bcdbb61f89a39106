import type { Cause } from "../domain/cause.ts";
import type { Tx } from "./database/connect.ts";

/** One change of the books: the transaction it is written in, who caused it, and when. */
export type Change = { readonly tx: Tx; readonly cause: Cause; readonly at: Date };
