import { z } from "zod";
import { MOST_MONTHS } from "../../contract/owner/numbers.ts";
import type { Month } from "../../domain/month.ts";
import type { Deps } from "../deps.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import * as value from "../values.ts";
import { reads, verb } from "../verb.ts";
import { exportNumbers as toCsv } from "./export-numbers.ts";
import { getNumbers } from "./get-numbers.ts";

/** Up to twelve whole months, by default twelve from six months before the current one. */
const period = z.object({
  from: value.month.nullable(),
  months: z.int().min(1).max(MOST_MONTHS).exactOptional(),
});
type Period = { readonly from: Month | null; readonly months?: number };

const read = async (deps: Deps, { from, months }: Period) =>
  getNumbers(deps.db, await todayAtProperty(deps), from, months);

export const numbers = reads({
  who: "owner",
  takes: period,
  run: ({ deps }, asked) => read(deps, asked),
});

export const exportNumbers = verb({
  who: "owner",
  does: "exports",
  exports: { what: "numbers" },
  leaves: ["exported"],
  takes: period,
  run: async ({ deps }, asked) => toCsv(await read(deps, asked)),
});
