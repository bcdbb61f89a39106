import type { ListingCard } from "../../domain/listing.ts";
import { RoomCard } from "./room-card.tsx";
import type { RoomSearch } from "./room-search.ts";
import styles from "./rooms.module.css";

type Props = { rooms: readonly ListingCard[]; search: RoomSearch };

export function RoomList({ rooms, search }: Props) {
  return (
    <ul className={styles.grid}>
      {rooms.map((room) => (
        <li key={room.id} data-whole-house={room.wholeHouse}>
          <RoomCard room={room} search={search} />
        </li>
      ))}
    </ul>
  );
}
