import { PrefetchPageLinks, useLocation, useNavigationType } from "react-router";
import type { ToldCard } from "../../contract/api.ts";
import { roomUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import { useAtRest } from "../ui/use-at-rest.ts";
import { RoomCard } from "./room-card.tsx";
import type { RoomSearch } from "./room-search.ts";
import styles from "./rooms.module.css";

type Props = { rooms: readonly ToldCard[]; search: RoomSearch };

export function RoomList({ rooms, search }: Props) {
  const local = useLocalUrl();
  const isAtRest = useAtRest();
  const [first] = rooms;
  const { state } = useLocation();
  const left: unknown = useNavigationType() === "PUSH" && state?.room;
  return (
    <>
      {/* Prefetch the room page's code, which is the same for all rooms, so that a tap works on a
          weak connection. */}
      {isAtRest && first && <PrefetchPageLinks page={local(roomUrl(first.id))} />}
      <ul className={styles.grid}>
        {rooms.map((room) => (
          <li
            key={room.id}
            ref={left === room.id || left === room.slug ? returnTo : null}
            data-whole-house={room.wholeHouse}
          >
            <RoomCard room={room} search={search} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Restores the list position when the visitor comes back from a room. */
function returnTo(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: "center", behavior: "instant" });
  card?.querySelector("a")?.focus({ preventScroll: true });
}
