import type { Selectable, Updateable } from "kysely";
import type { HouseProblems } from "../../contract/owner/house.ts";
import { AppError } from "../../domain/app-error.ts";
import type { Cause } from "../../domain/cause.ts";
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
  problems: HouseProblems,
  change: (row: PropertyRow) => Updateable<PropertyTable>,
): Promise<HouseProblems> {
  if (Object.keys(problems).length > 0) return problems;
  await inTransaction(deps.db, async (tx) => {
    const row = await tx.selectFrom("property").selectAll().forUpdate().executeTakeFirstOrThrow();
    if (row.version !== version) throw new AppError("changed-meanwhile");
    const changed = { ...change(row), version: version + 1 };
    await tx.updateTable("property").set(changed).execute();
    deps.log.info({ actor: cause.actor, fields: Object.keys(changed) }, "property-changed");
  });
  return {};
}
