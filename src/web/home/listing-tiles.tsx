import { PrefetchPageLinks, useLocation, useNavigationType } from "react-router";
import type { RoomCombination, ToldCard } from "../../contract/api.ts";
import { listingUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import { useAtRest } from "../ui/use-at-rest.ts";
import { CombinationTile } from "./combination-tile.tsx";
import { ListingTile } from "./listing-tile.tsx";
import styles from "./listings.module.css";
import { OneMoreNight } from "./one-more-night.tsx";
import type { SearchEntries } from "./search-entries.ts";

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
