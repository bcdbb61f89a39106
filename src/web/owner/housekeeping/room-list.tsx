import type { RoomNow } from "../../../contract/owner/housekeeping.ts";
import { useSite } from "../../site.ts";
import kit from "../ui/kit.module.css";
import { useToday } from "../ui/owner-page.tsx";
import styles from "./housekeeping.module.css";
import { RoomCard } from "./room-card.tsx";
import { inOrder } from "./room-words.ts";

/** Every room with its state, which one tap changes. */
export function RoomList({ rooms }: { rooms: readonly RoomNow[] }) {
  const { checkInTime } = useSite().property;
  const today = useToday();
  if (rooms.length === 0) {
    return (
      <p className={kit.quiet}>
        Nenhum quarto à venda ainda. Os quartos aparecem aqui quando estiverem no site.
      </p>
    );
  }
  return (
    <ul className={styles.rooms}>
      {inOrder(rooms, { today, checkInTime }).map((room) => (
        <RoomCard key={room.id} room={room} />
      ))}
    </ul>
  );
}
