import { ownerContext } from "../../context.ts";
import { readForm } from "../form/read-form.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/export-route";
import { filterOf } from "./filter.ts";

/** The filtered list as a spreadsheet. */
export async function action({ context, request }: Route.ActionArgs) {
  const filter = filterOf(new URL(request.url).searchParams, await readForm(request));
  const csv = await show(context.get(ownerContext).exportBookings(filter));
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="reservas.csv"',
      "cache-control": "no-store",
    },
  });
}
