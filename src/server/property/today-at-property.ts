import { type Day, todayIn } from "../../domain/day.ts";
import type { Deps } from "../deps.ts";
import { getProperty } from "./get-property.ts";

/** The current date in the property's time zone. */
export async function todayAtProperty(deps: Pick<Deps, "db" | "clock">): Promise<Day> {
  const { timeZone } = await getProperty(deps.db);
  return todayIn(timeZone, deps.clock());
}
