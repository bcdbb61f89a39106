import { useTranslation } from "react-i18next";
import { type Listing, type Photo, UNTOLD } from "../../domain/listing.ts";
import { useSite } from "../site.ts";
import { Icon } from "../ui/icon.tsx";
import signs from "../ui/kit/signs.module.css";
import { Booking } from "./booking.tsx";
import { namesOf } from "./chosen-rooms.ts";
import { Description } from "./description.tsx";
import { Gallery } from "./gallery.tsx";
import styles from "./listing.module.css";
import { listingTitle } from "./listing-title.ts";
import { type LoadedListing, roomsOf } from "./load-listing.ts";

export function ListingPage({ loaded }: { loaded: LoadedListing }) {
  const { property } = useSite();
  const name = namesOf(roomsOf(loaded));
  const rooms = roomsOf(loaded).map(({ listing }) => listing);
  return (
    <>
      <title>{listingTitle(name, property.name)}</title>
      <div className={styles.head}>
        <h1 className={rooms.length > 1 ? styles.several : undefined}>{name}</h1>
        <Facts rooms={rooms} />
      </div>
      <Gallery name={name} photos={inTurns(rooms)} />
      <div className={styles.columns}>
        <div>
          {rooms.map((listing) => (
            <Description key={listing.id} listing={listing} isOneOfSeveral={rooms.length > 1} />
          ))}
        </div>
        <Booking loaded={loaded} />
      </div>
    </>
  );
}

/** The first photo of each room comes before the second of any; two may share one. */
function inTurns(rooms: readonly Listing[]): readonly Photo[] {
  if (rooms.length === 1) return rooms[0]?.photos ?? [];
  const longest = Math.max(...rooms.map(({ photos }) => photos.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    rooms.flatMap(({ photos }) => photos[turn] ?? []),
  );
  return [...new Map(turns.flat().map((photo) => [photo.id, photo])).values()];
}

function Facts({ rooms }: { rooms: readonly Listing[] }) {
  const { t } = useTranslation();
  const sum = (of: "capacity" | "roomCount") => rooms.reduce((all, room) => all + room[of], 0);
  const [capacity, roomCount] = [sum("capacity"), sum("roomCount")];
  return (
    <p className={`${signs.signs} ${styles.facts}`}>
      {capacity !== UNTOLD && (
        <span>
          <Icon name="users" /> {t("room.capacity", { count: capacity })}
        </span>
      )}
      {roomCount !== UNTOLD && (
        <span>
          <Icon name="bed-double" /> {t("room.rooms", { count: roomCount })}
        </span>
      )}
      {rooms[0]?.wholeHouse && (
        <span>
          <Icon name="house" /> {t("room.wholeHouse")}
        </span>
      )}
    </p>
  );
}
