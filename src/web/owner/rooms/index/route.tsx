import { Plus } from "lucide-react";
import { Link } from "react-router";
import { ownerRoomsUrl } from "../../../../contract/page-urls.ts";
import { ownerContext } from "../../../context.ts";
import button from "../../../ui/button.module.css";
import { answerForm } from "../../form/answer-form.ts";
import { show } from "../../form/refusals.ts";
import { orUnheard } from "../../form/unheard.ts";
import { OwnerPage, usePerson } from "../../ui/owner-page.tsx";
import { plural } from "../../ui/words.ts";
import type { Route } from "./+types/route";
import { order } from "./order.server.ts";
import { RoomOrder } from "./room-order.tsx";
import { RoomRowCard } from "./room-row.tsx";
import styles from "./rooms.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  return show(context.get(ownerContext).listRooms());
}

export async function action(asked: Route.ActionArgs) {
  return answerForm(asked, order, (owner, { ids }) => owner.reorderRooms(ids));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnheard(serverAction);

export default function Rooms({ loaderData: rooms }: Route.ComponentProps) {
  const isOwner = usePerson()?.role === "owner";
  return (
    <OwnerPage
      title="Quartos"
      subtitle={summaryOf(rooms)}
      tools={
        isOwner && (
          <Link className={button.primary} to={`${ownerRoomsUrl}/novo`}>
            <Plus className="ic" aria-hidden />
            Novo quarto
          </Link>
        )
      }
    >
      {rooms.length === 0 && <p>Ainda não há quartos. Comece com o primeiro.</p>}
      {isOwner ? (
        <RoomOrder rooms={rooms} />
      ) : (
        <ul className={styles.list}>
          {rooms.map((room) => (
            <li key={room.id} className={styles.row}>
              <RoomRowCard room={room} />
            </li>
          ))}
        </ul>
      )}
    </OwnerPage>
  );
}

function summaryOf(rooms: Route.ComponentProps["loaderData"]): string {
  const shown = rooms.filter(({ published }) => published).length;
  const hidden = rooms.length - shown;
  const onSite = `${plural(shown, "quarto", "quartos")} no site`;
  return hidden > 0 ? `${onSite}, ${plural(hidden, "escondido", "escondidos")}.` : `${onSite}.`;
}
