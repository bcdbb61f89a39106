import { BedDouble, House, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Listing, UNTOLD } from "../../domain/listing.ts";
import { useHouse } from "../house.ts";
import { Booking } from "./booking.tsx";
import { Description } from "./description.tsx";
import { Gallery } from "./gallery.tsx";
import type { LoadedRoom } from "./load-room.ts";
import styles from "./room.module.css";
import { roomTitle } from "./room-title.ts";

export function RoomPage({ room }: { room: LoadedRoom }) {
  const { listing } = room;
  const { property } = useHouse();
  return (
    <>
      <title>{roomTitle(listing.name, property.name)}</title>
      <div className={styles.head}>
        <h1>{listing.name}</h1>
        <Facts listing={listing} />
      </div>
      <Gallery name={listing.name} photos={listing.photos} />
      <div className={styles.columns}>
        <div>
          <Description listing={listing} />
        </div>
        <Booking room={room} />
      </div>
    </>
  );
}

function Facts({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  return (
    <p className={styles.facts}>
      {listing.capacity !== UNTOLD && (
        <span>
          <Users className="ic" aria-hidden /> {t("room.capacity", { count: listing.capacity })}
        </span>
      )}
      {listing.roomCount !== UNTOLD && (
        <span>
          <BedDouble className="ic" aria-hidden /> {t("room.rooms", { count: listing.roomCount })}
        </span>
      )}
      {listing.wholeHouse && (
        <span>
          <House className="ic" aria-hidden /> {t("room.wholeHouse")}
        </span>
      )}
    </p>
  );
}
