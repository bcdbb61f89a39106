import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/export-route";
import { periodIn } from "./period.ts";

/** The same months as a spreadsheet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { from, months } = periodIn(request.url);
  const csv = await show(context.get(ownerContext).exportNumbers({ from, months }));
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="numeros.csv"',
      "cache-control": "no-store",
    },
  });
}
