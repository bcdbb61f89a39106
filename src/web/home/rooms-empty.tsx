import { useTranslation } from "react-i18next";
import { phoneUrl } from "../../contract/page-urls.ts";
import { formatStay } from "../../domain/format-stay.ts";
import type { ListingCard } from "../../domain/listing.ts";
import type { Stay } from "../../domain/stay.ts";
import { useHouse } from "../house.ts";
import button from "../ui/button.module.css";
import { goToRooms } from "./go-to-rooms.ts";
import { partyWords } from "./party-words.ts";
import { chosenStay, type RoomSearch, searchDefaults, writeSearch } from "./room-search.ts";
import styles from "./rooms-state.module.css";
import { useNearestFree } from "./use-nearest-free.ts";
import { useRoomSearch } from "./use-room-search.ts";

/** Nothing fits: says why, and offers the nearest stays of the same length that would. */
export function RoomsEmpty({ answered }: { answered: readonly ListingCard[] }) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useRoomSearch();
  const { property, today } = useHouse();
  const nearest = useNearestFree(search);
  const range = (stay: Stay) => formatStay(stay, "long", i18n.language);
  const offered = nearest.kind === "found" ? nearest.stays : [];
  const [first] = offered;
  const reason = reasonFor(search, answered, today, nearest.kind);
  const stay = chosenStay(search);
  const words = { party: partyWords(search, t), range: stay ? range(stay) : "" };
  // The pressed button goes with its answer: the focus is led to what comes in its place.
  function look(next: RoomSearch) {
    goToRooms();
    setSearch(next);
  }
  return (
    <div className={styles.state}>
      <div role="status">
        <h3>{t("home.empty.heading")}</h3>
        <p>
          {t(reason, words)} {first && t("home.empty.nearest", { range: range(first) })}
          {nearest.kind === "none" && t("home.empty.noneNear")}{" "}
          {!first && nearest.kind !== "looking" && (
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

function reasonFor(
  search: RoomSearch,
  answered: readonly ListingCard[],
  today: string,
  found: ReturnType<typeof useNearestFree>["kind"],
) {
  const stay = chosenStay(search);
  if (found === "too-many" || (!stay && answered.length > 0)) return "home.empty.tooMany" as const;
  if (!stay) return "home.empty.closed" as const;
  if (stay.checkIn < today) return "home.empty.past" as const;
  const isPlainSearch =
    search.people <= searchDefaults.people && search.rooms <= searchDefaults.rooms;
  return isPlainSearch ? ("home.empty.full" as const) : ("home.empty.noRoomFor" as const);
}
