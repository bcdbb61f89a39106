import type { Selectable, Updateable } from "kysely";
import type { PropertyProblems } from "../../contract/owner/property.ts";
import { changesIn, type PlainFact, type PropertyPart } from "../../domain/activity.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { PropertyTable } from "../database/property-table.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";

export type PropertyRow = Selectable<PropertyTable>;

/** One edit of the property: who makes it, and the version it is based on. */
export type PropertyEdit = {
  readonly deps: Deps;
  readonly version: number;
  readonly cause: Cause;
};

/** Writes nothing if there are problems, or if the version is stale. */
export async function changeProperty(
  { deps, version, cause }: PropertyEdit,
  part: PropertyPart,
  problems: PropertyProblems,
  change: (row: PropertyRow) => Updateable<PropertyTable>,
): Promise<PropertyProblems> {
  if (Object.keys(problems).length > 0) return problems;
  return inTransaction(deps.db, async (tx) => {
    const row = await tx.selectFrom("property").selectAll().forUpdate().executeTakeFirstOrThrow();
    if (row.version !== version) throw new AppError("changed-meanwhile");
    const changed = { ...change(row), version: version + 1 };
    await tx.updateTable("property").set(changed).execute();
    const changes = changesIn(plainFacts(row), plainFacts({ ...row, ...changed }));
    const by = { cause, at: new Date(deps.clock()) };
    const facts = { part, changes };
    await noteActivity(tx, by, { kind: "property-changed", subject: null, facts });
    deps.log.info({ actor: cause.actor, fields: Object.keys(changed) }, "property-changed");
    return {};
  });
}

type Plain =
  | "check_in_time"
  | "check_out_time"
  | "same_day_until"
  | "horizon_days"
  | "same_day_turnover"
  | "sell_gaps"
  | "channel_silence_minutes";

/** What may stand in an entry as it was and as it is: hours and rules, nobody's phone or address. */
function plainFacts(row: Pick<Updateable<PropertyTable>, Plain>): Record<string, PlainFact> {
  return {
    checkInTime: row.check_in_time ?? null,
    checkOutTime: row.check_out_time ?? null,
    sameDayUntil: row.same_day_until ?? null,
    horizonDays: row.horizon_days ?? null,
    sameDayTurnover: row.same_day_turnover ?? null,
    sellGaps: row.sell_gaps ?? null,
    silenceMinutes: row.channel_silence_minutes ?? null,
  };
}
