import { clockContext, ownerContext } from "../../../context.ts";
import { answerForm } from "../../form/answer-form.ts";
import { show } from "../../form/refusals.ts";
import { orUnheard } from "../../form/unheard.ts";
import type { Route } from "./+types/route";
import { RoomEditor } from "./room-editor.tsx";
import { perform, wish } from "./wish.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = context.get(ownerContext);
  const [room, doors, channels] = await Promise.all([
    show(owner.getRoom(params.id)),
    show(owner.listPhysicalRooms()),
    show(owner.roomChannels(params.id)),
  ]);
  return { room, doors, known: { channels, at: context.get(clockContext)() } };
}

export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params;
  return answerForm(asked, wish, (owner, wished) => perform(owner, id, wished));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function EditRoom({ loaderData }: Route.ComponentProps) {
  return <RoomEditor key={loaderData.room.id} {...loaderData} />;
}
