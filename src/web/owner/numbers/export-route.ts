import { parseMonth } from "../../../domain/month.ts";
import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/export-route";

/** The same twelve months as a spreadsheet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const from = parseMonth(new URL(request.url).searchParams.get("de") ?? "");
  const csv = await show(context.get(ownerContext).exportNumbers(from));
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="numeros.csv"',
      "cache-control": "no-store",
    },
  });
}
