import { BedDouble, ImageOff, Users } from "lucide-react";
import { Link } from "react-router";
import type { RoomRow } from "../../../../contract/owner/rooms.ts";
import { ownerRoomUrl } from "../../../../contract/owner-urls.ts";
import { formatMoney } from "../../../../domain/money.ts";
import { Picture } from "../../../ui/picture.tsx";
import { guestsWord, roomsWord } from "../room-words.ts";
import { ShownChip } from "../shown-chip.tsx";
import styles from "./rooms.module.css";

/** A room's summary. Links to the editor only for people who may edit. */
export function RoomRowCard({ room, editable = false }: { room: RoomRow; editable?: boolean }) {
  return (
    <>
      <div className={styles.photo}>
        {room.photo ? (
          <Picture photo={room.photo} sizes="9rem" eager />
        ) : (
          <ImageOff className="ic" aria-hidden />
        )}
      </div>
      <div className={styles.words}>
        <h2>{editable ? <Link to={ownerRoomUrl(room.id)}>{room.name}</Link> : room.name}</h2>
        <p className="num">{formatMoney(room.nightlyPrice, "pt-BR")} por noite</p>
        <p className={styles.facts}>
          <span>
            <Users className="ic" aria-hidden />
            {guestsWord(room.capacity)}
          </span>
          <span>
            <BedDouble className="ic" aria-hidden />
            {roomsWord(room.roomCount)}
          </span>
        </p>
      </div>
      <div className={styles.chip}>
        <ShownChip published={room.published} />
      </div>
    </>
  );
}
