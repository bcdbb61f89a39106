import { useTranslation } from "react-i18next";
import type { ToldCard } from "../../contract/api.ts";
import { phoneUrl } from "../../contract/page-urls.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { guestCount } from "../../domain/guests.ts";
import type { Stay } from "../../domain/stay.ts";
import { useHouse } from "../house.ts";
import button from "../ui/button.module.css";
import { goToRooms } from "./go-to-rooms.ts";
import { partyWords } from "./party-words.ts";
import { chosenStay, type RoomSearch, searchDefaults, writeSearch } from "./room-search.ts";
import styles from "./rooms-state.module.css";
import { type NearestFound, useNearestFree } from "./use-nearest-free.ts";
import { useRoomSearch } from "./use-room-search.ts";

/** No result: says why, and offers the nearest stays of the same length. */
export function RoomsEmpty({ answered }: { answered: readonly ToldCard[] }) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useRoomSearch();
  const { property } = useHouse();
  const nearest = useNearestFree(search);
  const range = (stay: Stay) => formatStay(stay, "long", i18n.language);
  const offered = nearest.kind === "found" ? nearest.stays : [];
  const [first] = offered;
  const reason = useReason(search, answered, nearest);
  // If the rules refuse the stay, other dates or more nights help; no phone call is needed.
  const isRefused = refusalIn(nearest) !== null;
  // The pressed button disappears with the result, so move the focus to what replaces it.
  function look(next: RoomSearch) {
    goToRooms();
    setSearch(next);
  }
  return (
    <div className={styles.state}>
      <div role="status">
        <h3>{t("home.empty.heading")}</h3>
        <p>
          {reason} {first && t("home.empty.nearest", { range: range(first) })}
          {nearest.kind === "none" && !isRefused && t("home.empty.noneNear")}{" "}
          {!first && !isRefused && nearest.kind !== "looking" && property.phone && (
            <a href={phoneUrl(property.phone)}>{property.phone}</a>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {offered.map((free) => (
          <button
            key={free.checkIn}
            type="button"
            className={free === first ? button.primary : button.line}
            onClick={() => look({ ...search, startDate: free.checkIn, endDate: free.checkOut })}
          >
            {t("home.empty.see", { range: range(free) })}
          </button>
        ))}
        {writeSearch(search).size > 0 && (
          <button type="button" className={button.line} onClick={() => look(searchDefaults)}>
            {t("home.empty.clear")}
          </button>
        )}
      </div>
    </div>
  );
}

/** Shown only once it is known: a stay refused by the rules does not mean fully booked. */
function useReason(
  search: RoomSearch,
  answered: readonly ToldCard[],
  nearest: NearestFound,
): string {
  const { t, i18n } = useTranslation();
  const { property, today } = useHouse();
  const stay = chosenStay(search);
  const party = partyWords(search, t);
  const isTooLarge = nearest.kind === "too-many" || (!stay && answered.length > 0);
  if (isTooLarge) return t("home.empty.tooMany", { party });
  if (!stay) return t("home.empty.closed");
  if (stay.checkIn < today) return t("home.empty.past");
  if (nearest.kind === "looking") return "";
  const refusal = refusalIn(nearest);
  if (refusal) {
    const count = "nights" in refusal ? { count: refusal.nights } : {};
    return t(`booking.refusal.${refusal.reason}`, { phone: property.phone, ...count });
  }
  const range = formatStay(stay, "long", i18n.language);
  const { guests, rooms } = searchDefaults;
  const isPlainSearch = guestCount(search.guests) <= guests.adults && search.rooms <= rooms;
  return t(isPlainSearch ? "home.empty.full" : "home.empty.noRoomFor", { range, party });
}

function refusalIn(nearest: NearestFound) {
  return nearest.kind === "found" || nearest.kind === "none" ? nearest.refusal : null;
}
