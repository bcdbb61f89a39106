import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { CODE_OF_PROPOSAL } from "./stored-proposal.ts";

/** At most one write a minute, because a page may be reloaded often. */
export async function noteSeen({ db, clock }: Deps, code: string): Promise<void> {
  if (!CODE_OF_PROPOSAL.test(code)) return;
  const at = new Date(clock());
  await sql`
    update proposal set seen_at = ${at}
    where code = ${code} and (seen_at is null or seen_at < ${at}::timestamptz - interval '1 minute')
  `.execute(db);
}
