import type { NumbersApi } from "../../contract/owner/numbers.ts";
import type { Month } from "../../domain/month.ts";
import { exportNumbers } from "../numbers/export-numbers.ts";
import { getNumbers } from "../numbers/get-numbers.ts";
import { todayAtProperty } from "../property/today-at-property.ts";
import type { Desk } from "./desk.ts";

export function numbersDesk({ deps }: Desk): NumbersApi {
  const numbers = async (from: Month | null, months?: number) =>
    getNumbers(deps.db, await todayAtProperty(deps), from, months);
  return {
    numbers,
    exportNumbers: async (from, months) => exportNumbers(await numbers(from, months)),
  };
}
