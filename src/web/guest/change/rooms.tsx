import { useTranslation } from "react-i18next";
import type { ChangeView, GuestChange, RoomChoice } from "../../../contract/guest-api.ts";
import { guestCount } from "../../../domain/guests.ts";
import { formatMoney } from "../../../domain/money.ts";
import options from "../../ui/option-cards.module.css";
import styles from "./change.module.css";
import { LISTING } from "./wish-in-address.ts";

type Props = {
  view: ChangeView;
  wish: GuestChange;
  onChange: (listingId: string) => void;
};

/** A taken room can be chosen, to see when it is free; a small one cannot. */
export function Rooms({ view, wish, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const people = guestCount(wish.guests);
  return (
    <fieldset className={`${options.options} ${styles.rooms}`}>
      <legend>{t("guestChange.room")}</legend>
      {view.rooms.map((room) => {
        const isChosen = room.listingId === wish.listingId;
        const isOff = room.state === "too-small" && !isChosen;
        return (
          <label key={room.listingId} className={options.option} data-off={isOff}>
            <input
              type="radio"
              name={LISTING}
              value={room.listingId}
              checked={isChosen}
              disabled={isOff}
              onChange={() => onChange(room.listingId)}
            />
            <span>
              <b>{room.name}</b>
              <RoomNote room={room} people={people} />
            </span>
            {room.total !== null && room.state === "free" && (
              <span className={options.amount}>{formatMoney(room.total, i18n.language)}</span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

function RoomNote({ room, people }: { room: RoomChoice; people: number }) {
  const { t } = useTranslation();
  const { state, isOwn, capacity: count } = room;
  const places = t("guestChange.places", { count });
  const words =
    state === "too-small"
      ? t("guestChange.tooSmall", { count, people })
      : state === "taken"
        ? t(isOwn ? "guestChange.ownTaken" : "guestChange.taken")
        : isOwn
          ? t("guestChange.own")
          : t("guestChange.free", { places });
  return <small>{words}</small>;
}
