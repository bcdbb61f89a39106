import { Link } from "react-router";
import { moreUrl, timelineUrl } from "../../../contract/owner-urls.ts";
import { ownerContext } from "../../context.ts";
import { useSelfRefresh } from "../../ui/use-self-refresh.ts";
import { answerForm } from "../form/answer-form.ts";
import { show } from "../form/refusals.ts";
import kit from "../ui/kit.module.css";
import { OwnerPage, usePerson, useToday } from "../ui/owner-page.tsx";
import type { Route } from "./+types/route";
import styles from "./housekeeping.module.css";
import { RoomList } from "./room-list.tsx";
import { summaryOf } from "./room-words.ts";
import { perform, wish } from "./wish.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { rooms: await show(context.get(ownerContext).lookAtRooms()) };
}

export async function action(asked: Route.ActionArgs) {
  return answerForm(asked, wish, perform);
}

export default function Housekeeping({ loaderData: { rooms } }: Route.ComponentProps) {
  const today = useToday();
  const isCleaning = usePerson()?.role === "cleaning";
  useSelfRefresh();
  return (
    <OwnerPage
      title="Arrumação"
      subtitle={rooms.length > 0 ? summaryOf(rooms, today) : undefined}
      {...(!isCleaning && { back: { to: moreUrl, name: "Mais" } })}
    >
      <h2 className="vh">Quartos</h2>
      <RoomList rooms={rooms} />
      <p className={`${kit.hint} ${styles.hint}`}>
        O check-out deixa o quarto sujo sozinho; o resto é um toque de quem arruma. “Fora de uso” só
        avisa quem trabalha aqui e não tira noites da venda:{" "}
        {isCleaning ? (
          "para isso, fale com a recepção."
        ) : (
          <>
            para isso, <Link to={timelineUrl}>bloqueie as datas no calendário</Link>.
          </>
        )}
      </p>
    </OwnerPage>
  );
}
