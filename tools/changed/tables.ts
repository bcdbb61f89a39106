import type { Sources } from "../structure/complaints.ts";
import { tables as listed } from "../structure/tables.ts";
import { isTest, type Link } from "./link.ts";

/** From a migration to the folders that own the tables which it names. */
export function tableLinks(sources: Sources, changed: readonly string[], tables = listed): Link[] {
  return changed
    .filter((file) => file.startsWith("migrations/"))
    .flatMap((from) => {
      const words = new Set((sources.get(from) ?? "").match(/\w+/g));
      return Object.entries(tables)
        .filter(([table]) => words.has(table))
        .flatMap(([by, { owner }]) =>
          [...sources.keys()]
            .filter((file) => file.startsWith(`src/server/${owner}/`) && !isTest(file))
            .map((to) => ({ from, to, steps: 1, by })),
        );
    });
}
