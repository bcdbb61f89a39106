import { Link } from "react-router";
import type { ListingRow } from "../../../../contract/owner/listings.ts";
import { ownerListingUrl } from "../../../../contract/owner-urls.ts";
import { formatMoney } from "../../../../domain/money.ts";
import { Icon } from "../../../ui/icon.tsx";
import signs from "../../../ui/kit/signs.module.css";
import { Picture } from "../../../ui/picture.tsx";
import kit from "../../ui/kit.module.css";
import { guestsWord, roomsWord } from "../listing-words.ts";
import { ShownChip } from "../shown-chip.tsx";
import styles from "./listings.module.css";

/** A room's summary. Links to the editor only for people who may edit. */
export function ListingRowCard({
  listing,
  editable = false,
}: {
  listing: ListingRow;
  editable?: boolean;
}) {
  return (
    <>
      <div className={styles.photo}>
        {listing.photo ? (
          <Picture photo={listing.photo} sizes="9rem" eager />
        ) : (
          <Icon name="image-off" />
        )}
      </div>
      <div className={styles.words}>
        <h2>
          {editable ? (
            <Link className={kit.cover} to={ownerListingUrl(listing.id)}>
              {listing.name}
            </Link>
          ) : (
            listing.name
          )}
        </h2>
        <p className="num">{formatMoney(listing.nightlyPrice, "pt-BR")} por noite</p>
        <p className={`${signs.signs} ${styles.facts}`}>
          <span>
            <Icon name="users" />
            {guestsWord(listing.capacity)}
          </span>
          <span>
            <Icon name="bed-double" />
            {roomsWord(listing.roomCount)}
          </span>
        </p>
      </div>
      <div className={styles.chip}>
        <ShownChip published={listing.published} />
      </div>
    </>
  );
}
