import { useTranslation } from "react-i18next";
import type { ToldCard } from "../../contract/api.ts";
import { listingUrl } from "../../contract/page-urls.ts";
import { UNTOLD } from "../../domain/listing.ts";
import { formatMoney } from "../../domain/money.ts";
import { nightCount } from "../../domain/stay.ts";
import { offerWords } from "../offer-words.ts";
import { Icon } from "../ui/icon.tsx";
import { WasPrice } from "../ui/was-price.tsx";
import styles from "./listing-tile.module.css";
import { chosenStay, isUsualParty, roomsAsked, type SearchEntries } from "./search-entries.ts";
import { Tile } from "./tile.tsx";

/** 960 dots fill a phone's width well on any screen; by 92vw the finest would ask for 1600. */
const FINE_PHONE = "(max-width: 599px) and (min-resolution: 2.6dppx) 80vw";
const SIZES = `${FINE_PHONE}, (max-width: 599px) 92vw, (max-width: 899px) 45vw, 55vw`;
const WHOLE_ROW_SIZES = `${FINE_PHONE}, (max-width: 899px) 92vw, 82rem`;

type Props = { listing: ToldCard; search: SearchEntries };

export function ListingTile({ listing, search }: Props) {
  const { t, i18n } = useTranslation();
  const stay = chosenStay(search);
  const guests = stay || !isUsualParty(search) ? search.guests : null;
  const money = (centavos: number) => formatMoney(centavos, i18n.language);
  const { capacity, roomCount, nightlyPrice, total, offer, photo, wholeHouse } = listing;
  return (
    <Tile
      to={listingUrl(listing.id, { stay, guests, rooms: roomsAsked(search) })}
      photos={photo ? [photo] : []}
      sizes={wholeHouse ? WHOLE_ROW_SIZES : SIZES}
      tag={wholeHouse ? { icon: "house", says: t("home.rooms.wholeHouse") } : null}
      title={listing.title}
      price={
        nightlyPrice === null ? null : t("home.rooms.perNight", { price: money(nightlyPrice) })
      }
      text={listing.text}
      facts={
        <>
          {capacity !== UNTOLD && (
            <span>
              <Icon name="users" />
              {t("home.rooms.capacity", { count: capacity })}
            </span>
          )}
          {roomCount !== UNTOLD && (
            <span>
              <Icon name="bed-double" />
              {t("home.search.roomCount", { count: roomCount })}
            </span>
          )}
          {stay && total !== null && (
            <span className={styles.total}>
              <b className="num">
                {offer && <WasPrice was={offer.fullTotal} />}
                {t("home.rooms.total", { total: money(total), count: nightCount(stay) })}
              </b>
              {offer && <small>{offerWords(offer, t)}</small>}
            </span>
          )}
        </>
      }
    />
  );
}
