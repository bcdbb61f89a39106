import { BedDouble, House, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Listing, UNTOLD } from "../../domain/listing.ts";
import { useSite } from "../site.ts";
import { Booking } from "./booking.tsx";
import { Description } from "./description.tsx";
import { Gallery } from "./gallery.tsx";
import styles from "./listing.module.css";
import { listingTitle } from "./listing-title.ts";
import type { LoadedListing } from "./load-listing.ts";

export function ListingPage({ loaded }: { loaded: LoadedListing }) {
  const { listing } = loaded;
  const { property } = useSite();
  return (
    <>
      <title>{listingTitle(listing.name, property.name)}</title>
      <div className={styles.head}>
        <h1>{listing.name}</h1>
        <Facts listing={listing} />
      </div>
      <Gallery name={listing.name} photos={listing.photos} />
      <div className={styles.columns}>
        <div>
          <Description listing={listing} />
        </div>
        <Booking loaded={loaded} />
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
