import { parseDay } from "../../../../domain/day.ts";
import { makeStay } from "../../../../domain/stay.ts";
import { clockContext, ownerContext } from "../../../context.ts";
import { numberIn, textIn } from "../../form/read-form.ts";
import { attempt, show } from "../../form/refusals.ts";
import { orUnheard } from "../../form/unheard.ts";
import type { Route } from "./+types/route";
import { RoomEditor } from "./room-editor.tsx";
import type { Wish } from "./wish.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const [room, doors, channels] = await Promise.all([
    show(owner.getRoom(params.id)),
    show(owner.listPhysicalRooms()),
    show(owner.roomChannels(params.id)),
  ]);
  return { room, doors, known: { channels, at: context.get(clockContext)() } };
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const owner = context.get(ownerContext);
  const wish = (await request.json().catch(() => null)) as Wish | null;
  switch (wish?.does) {
    case "save":
      return attempt(owner.saveRoom(id, numberIn(wish.version), wish.room));
    case "publish":
      return attempt(owner.publishRoom(id, numberIn(wish.version), wish.published === true));
    case "delete":
      return attempt(owner.deleteRoom(id, numberIn(wish.version)));
    case "look-again":
      return attempt(owner.getRoom(id));
    case "add-door":
      return attempt(owner.addPhysicalRoom(textIn(wish.name)));
    case "quote": {
      const stay = stayOf(wish);
      return stay ? attempt(owner.previewPrice(wish.terms, stay, wish.guests)) : null;
    }
    default:
      throw new Response(null, { status: 422 });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

function stayOf({ checkIn, checkOut }: { checkIn: unknown; checkOut: unknown }) {
  const [from, to] = [parseDay(textIn(checkIn)), parseDay(textIn(checkOut))];
  return from && to && makeStay(from, to);
}

export default function EditRoom({ loaderData }: Route.ComponentProps) {
  return <RoomEditor key={loaderData.room.id} {...loaderData} />;
}
