import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ToldCard } from "../../contract/api.ts";
import { phoneUrl } from "../../contract/page-urls.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { guestCount } from "../../domain/guests.ts";
import { formatMoney } from "../../domain/money.ts";
import type { NearestFree } from "../../domain/nearest-free.ts";
import type { Stay } from "../../domain/stay.ts";
import { browserApi } from "../browser-api.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { goToListings } from "./go-to-listings.ts";
import styles from "./listings-state.module.css";
import { partyWords } from "./party-words.ts";
import {
  chosenStay,
  type SearchEntries,
  searchDefaults,
  toListingSearch,
  writeSearch,
} from "./search-entries.ts";
import { useSearchEntries } from "./use-search-entries.ts";

/** No result: says why, and offers the nearest stays of the same length. */
export function NoListings({ answered }: { answered: readonly ToldCard[] }) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useSearchEntries();
  const { property } = useSite();
  const nearest = useNearestFree(search);
  const range = (stay: Stay) => formatStay(stay, "long", i18n.language);
  const offered = nearest?.stays ?? [];
  const [first] = offered;
  const reason = useReason(search, answered, nearest);
  // If the rules refuse the stay, other dates or more nights are offered: no need to call.
  const isRefused = Boolean(nearest?.refusal);
  // The pressed button disappears with the old answer: move the focus to the new one.
  function look(next: SearchEntries) {
    goToListings();
    setSearch(next);
  }
  return (
    <div className={styles.state}>
      <div role="status">
        <h3>{t("home.empty.heading")}</h3>
        <p>
          {reason} {first && t("home.empty.nearest", { range: range(first) })}
          {nearest?.fits && !first && !isRefused && t("home.empty.noneNear")}{" "}
          {!first && !isRefused && nearest !== undefined && property.phone && (
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
            <span>
              {t("home.empty.see", { range: range(free) })}
              {free.from !== null && (
                <small>
                  {t("home.search.from", { price: formatMoney(free.from, i18n.language) })}
                </small>
              )}
            </span>
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
  search: SearchEntries,
  answered: readonly ToldCard[],
  nearest: NearestFree | null | undefined,
): string {
  const { t, i18n } = useTranslation();
  const { property, today } = useSite();
  const stay = chosenStay(search);
  const party = partyWords(search, t);
  const isTooLarge = nearest?.fits === false || (!stay && answered.length > 0);
  if (isTooLarge) return t("home.empty.tooMany", { party });
  if (!stay) return t("home.empty.closed");
  if (stay.checkIn < today) return t("home.empty.past");
  if (nearest === undefined) return "";
  const refusal = nearest?.refusal;
  if (refusal) {
    const count = "nights" in refusal ? { count: refusal.nights } : {};
    return t(`booking.refusal.${refusal.reason}`, { phone: property.phone, ...count });
  }
  const range = formatStay(stay, "long", i18n.language);
  const { guests, rooms } = searchDefaults;
  const isPlainSearch = guestCount(search.guests) <= guests.adults && search.rooms <= rooms;
  return t(isPlainSearch ? "home.empty.full" : "home.empty.noRoomFor", { range, party });
}

/**
 * Looks only once a search for a stay has found nothing. Undefined while it looks; null where there
 * is nothing to look for, or the look has failed.
 */
function useNearestFree(search: SearchEntries): NearestFree | null | undefined {
  const [found, setFound] = useState<{ key: string; nearest: NearestFree | null }>();
  const key = JSON.stringify(toListingSearch(search));

  useEffect(() => {
    const wanted = JSON.parse(key);
    let isCurrent = true;
    const keep = (nearest: NearestFree | null) => isCurrent && setFound({ key, nearest });
    if (wanted)
      browserApi()
        .findNearestFree(wanted)
        .then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  if (key === "null") return null;
  return found?.key === key ? found.nearest : undefined;
}
