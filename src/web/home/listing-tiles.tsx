import { PrefetchPageLinks, useLocation, useNavigationType } from "react-router";
import type { ToldCard } from "../../contract/api.ts";
import { listingUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import { useAtRest } from "../ui/use-at-rest.ts";
import { ListingTile } from "./listing-tile.tsx";
import styles from "./listings.module.css";
import { OneMoreNight } from "./one-more-night.tsx";
import type { SearchEntries } from "./search-entries.ts";

type Props = { rooms: readonly ToldCard[]; search: SearchEntries };

export function ListingTiles({ rooms, search }: Props) {
  const local = useLocalUrl();
  const isAtRest = useAtRest();
  const [first] = rooms;
  const { state } = useLocation();
  const left: unknown = useNavigationType() === "PUSH" && state?.listing;
  return (
    <>
      {/* Prefetch the room page's code, which is the same for all rooms, so that a tap works on a
          weak connection. */}
      {isAtRest && first && <PrefetchPageLinks page={local(listingUrl(first.id))} />}
      <ul className={styles.grid}>
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
