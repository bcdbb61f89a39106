import { sql } from "kysely";
import type { ActivityEntry, ActivityPage } from "../../contract/owner/activity.ts";
import { type ActivityGroup, kindsIn } from "../../domain/activity.ts";
import type { Database } from "../database/connect.ts";

const PAGE = 50;
const ENTRY_ID = /^\d{1,18}$/;

type Row = Omit<ActivityEntry, "at"> & { readonly at: Date };

/** Entries store ids; names are joined at read time, so a removed person has none. */
export async function listActivity(
  db: Database,
  { group, before }: { group: ActivityGroup | null; before: string | null },
): Promise<ActivityPage> {
  const kinds = group && kindsIn(group);
  const from = before !== null && ENTRY_ID.test(before) ? before : null;
  const { rows } = await sql<Row>`
    select activity.id, at, kind, subject, facts, who.name as by,
      coalesce(listing.texts ->> 'name', whom.name, booking.code) as about
    from activity
    left join "user" as who on actor = 'person:' || who.id
    left join "user" as whom on whom.id = subject
    left join listing on listing.id = subject
    left join booking on booking.id = case when kind = 'exported' then subject::uuid end
    where (${from}::bigint is null or activity.id < ${from}::bigint)
      and (${kinds}::text[] is null or kind = any(${kinds}::text[]))
    order by activity.id desc limit ${PAGE + 1}
  `.execute(db);
  const entries = rows.slice(0, PAGE).map((row) => ({ ...row, at: row.at.getTime() }));
  const more = rows.length > PAGE;
  return { entries: entries as ActivityEntry[], older: more ? (entries.at(-1)?.id ?? null) : null };
}
