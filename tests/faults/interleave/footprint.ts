/** Resources that transactions contend for. */
type Matter = "rooms" | "nights" | "booking" | "events";
export type Footprint = ReadonlyMap<Matter, "read" | "write">;

const matters: readonly [Matter, RegExp][] = [
  ["rooms", /pg_advisory_xact_lock\(\$\d+, id\)/],
  ["nights", /occupied_nights|disputed_nights/],
  ["booking", /"(booking|payment_session)"/],
  ["events", /imported_event|channel_conflict|channel_feed|disputed_nights/],
];
const writes = /^\s*(insert|update|delete|with (ended|booking))|for update|pg_advisory/i;
/** A new hold's booking is private until it is committed, and the visitor has no other here. */
const isPrivate = /^insert into "(booking|payment_session)"|where "visitor_id"/;

/**
 * What a statement reads and writes of these. Empty for tables that no other transaction reads, or
 * only behind the booking's lock: journal, mails, jobs, refunds, accounts, property. Such
 * statements join the next step.
 */
export function footprintOf(statement: string): Footprint {
  if (isPrivate.test(statement)) return new Map();
  const kind = writes.test(statement) ? "write" : "read";
  return new Map(matters.filter(([, says]) => says.test(statement)).map(([name]) => [name, kind]));
}

/** Two steps conflict if one writes what the other reads or writes. */
export function depend(one: Footprint, other: Footprint): boolean {
  return [...one].some(([matter, kind]) => {
    const same = other.get(matter);
    return same !== undefined && (kind === "write" || same === "write");
  });
}
