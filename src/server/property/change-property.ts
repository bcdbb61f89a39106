import type { Updateable } from "kysely";
import type { PropertyProblems } from "../../contract/owner/property.ts";
import type { NamedChange, PropertyPart } from "../../domain/activity.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
import { noteActivity } from "../activity/note-activity.ts";
import type { Change } from "../change.ts";
import type { PropertyRow, PropertyTable } from "../database/property-table.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { propertyChanges } from "./property-facts.ts";

/** One edit of the property: who makes it, and the version it is based on. */
export type PropertyEdit = {
  readonly deps: Deps;
  readonly version: number;
  readonly cause: Cause;
};

/**
 * Writes nothing if there are problems, or if the version is stale. Without a difference there is
 * no activity entry. `also` receives the former row, makes further changes, and returns their
 * facts.
 */
export async function changeProperty(
  { deps, version, cause }: PropertyEdit,
  part: PropertyPart,
  problems: PropertyProblems,
  change: (row: PropertyRow) => Updateable<PropertyTable>,
  also: (change: Change, before: PropertyRow) => Promise<readonly NamedChange[]> = async () => [],
): Promise<PropertyProblems> {
  if (Object.keys(problems).length > 0) return problems;
  return inTransaction(deps.db, async (tx) => {
    const row = await tx.selectFrom("property").selectAll().forUpdate().executeTakeFirstOrThrow();
    if (row.version !== version) throw new AppError("changed-meanwhile");
    const changed = await tx
      .updateTable("property")
      .set({ ...change(row), version: version + 1 })
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = propertyChanges(row, changed);
    if (!changes) return {};
    const by = { cause, at: new Date(deps.clock()) };
    const [first, ...more] = changes;
    const facts = { part, changes: [first, ...more, ...(await also({ tx, ...by }, row))] } as const;
    await noteActivity(tx, by, { kind: "property-changed", subject: null, facts });
    const fields = changes.map(({ field }) => field);
    deps.log.info({ actor: cause.actor, fields }, "property-changed");
    return {};
  });
}
