import type { NumbersApi } from "../../contract/owner/numbers.ts";
import { todayIn } from "../../domain/day.ts";
import type { Month } from "../../domain/month.ts";
import { exportNumbers } from "../numbers/export-numbers.ts";
import { getNumbers } from "../numbers/get-numbers.ts";
import { getProperty } from "../property/get-property.ts";
import type { Desk } from "./desk.ts";

export function numbersDesk({ deps }: Desk): NumbersApi {
  const numbers = async (from: Month | null) => {
    const { timeZone } = await getProperty(deps.db);
    return getNumbers(deps.db, todayIn(timeZone, deps.clock()), from);
  };
  return { numbers, exportNumbers: async (from) => exportNumbers(await numbers(from)) };
}
