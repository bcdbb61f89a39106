import { ownerContext } from "../../context.ts";
import { show } from "../form/refusals.ts";
import type { Route } from "./+types/guest-file-route";

/** Everything stored about the person of a booking, as a file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await show(context.get(ownerContext).exportGuest({ bookingId: params.bookingId }));
  return new Response(file, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="dados-do-hospede.json"',
      "cache-control": "no-store",
    },
  });
}
