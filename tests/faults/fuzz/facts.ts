import type { FaultApp } from "../app.ts";
import type { Server } from "./server.ts";

/** Real ids and names, so that requests get past the first check. */
export type Facts = Readonly<Record<string, readonly string[]>>;

export async function factsOf({ deps }: FaultApp, { photoId }: Server): Promise<Facts> {
  const column = async (sql: string) =>
    (await deps.pool.query(sql)).rows.map((row) => String(Object.values(row)[0]));
  return {
    id: await column("select id from listing"),
    slug: await column("select slug from listing"),
    bookingId: await column("select id from booking limit 20"),
    checkoutId: await column(
      "select checkout_id from payment_session where checkout_id is not null",
    ),
    token: await column("select calendar_token from listing"),
    feedId: await column("select id from channel_feed"),
    conflictId: ["00000000-0000-4000-8000-000000000000"],
    photoId: [photoId],
  };
}

/** A route's path with real values for its parameters. */
export function filled(path: string, facts: Facts, pick: (from: readonly string[]) => string) {
  return path
    .replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) => pick(facts[name] ?? ["cs_test_unknown"]))
    .replace(/\*$/, "nada");
}
