import { useTranslation } from "react-i18next";
import { Link, PrefetchPageLinks, useLocation, useNavigationType } from "react-router";
import type { RoomCombination, ToldCard } from "../../contract/api.ts";
import { listingUrl } from "../../contract/page-urls.ts";
import { addDays } from "../../domain/day.ts";
import { useLocalUrl } from "../language.ts";
import { oneMoreNightWords } from "../offer-words.ts";
import { Icon } from "../ui/icon.tsx";
import { useAtRest } from "../ui/use-at-rest.ts";
import { CombinationTile } from "./combination-tile.tsx";
import tile from "./listing-tile.module.css";
import { ListingTile } from "./listing-tile.tsx";
import styles from "./listings.module.css";
import { chosenStay, type SearchEntries } from "./search-entries.ts";

type Props = {
  rooms: readonly ToldCard[];
  together: readonly RoomCombination[];
  search: SearchEntries;
};

export function ListingTiles({ rooms, together, search }: Props) {
  const local = useLocalUrl();
  const isAtRest = useAtRest();
  const first = rooms[0]?.id ?? together[0]?.rooms[0]?.listingId;
  const { state } = useLocation();
  const left: unknown = useNavigationType() === "PUSH" && state?.listing;
  return (
    <>
      {/* Prefetch the room page's code, which is the same for all rooms, so that a tap works on a
          weak connection. */}
      {isAtRest && first && <PrefetchPageLinks page={local(listingUrl(first))} />}
      <ul className={styles.grid}>
        {together.map((offer) => {
          const key = offer.rooms.map(({ listingId }) => listingId).join("+");
          return (
            <li key={key} ref={left === key ? returnTo : null}>
              <CombinationTile offer={offer} search={search} />
            </li>
          );
        })}
        {rooms.map((listing) => (
          <li
            key={listing.id}
            ref={left === listing.id || left === listing.slug ? returnTo : null}
            data-whole-house={listing.wholeHouse}
          >
            <ListingTile listing={listing} search={search} />
            <OneMoreNight listing={listing} search={search} />
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

/** Below a room's card: leads to the room with a stay one night longer. */
function OneMoreNight({ listing, search }: { listing: ToldCard; search: SearchEntries }) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const stay = chosenStay(search);
  const { id, oneMoreNight, total } = listing;
  if (!stay || oneMoreNight === null || total === null) return null;
  const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
  return (
    <Link
      className={tile.more}
      to={local(listingUrl(id, { stay: longer, guests: search.guests }))}
      prefetch="intent"
    >
      <Icon name="plus" />
      {oneMoreNightWords(oneMoreNight, total, t, i18n.language)}
      <span className="vh">{listing.title}</span>
    </Link>
  );
}
