import { parseDay, todayIn } from "../../../domain/day.ts";
import { firstOfMonth } from "../../../domain/month.ts";
import { clockContext, ownerContext, propertyContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/export-route";

/** Every movement of a period as a spreadsheet; by default of this month. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { timeZone } = await context.get(propertyContext)();
  const today = todayIn(timeZone, context.get(clockContext)());
  const from = parseDay(query.get("de") ?? "") ?? firstOfMonth(today);
  const until = parseDay(query.get("ate") ?? "") ?? today;
  const [first = from, last = until] = [from, until].toSorted();
  const csv = await show(context.get(ownerContext).exportMovements({ from: first, until: last }));
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="dinheiro-${first}-a-${last}.csv"`,
      "cache-control": "no-store",
    },
  });
}
