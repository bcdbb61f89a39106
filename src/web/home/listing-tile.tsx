import { BedDouble, House, Users } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ToldCard } from "../../contract/api.ts";
import { listingUrl } from "../../contract/page-urls.ts";
import { UNTOLD } from "../../domain/listing.ts";
import { formatMoney } from "../../domain/money.ts";
import { nightCount } from "../../domain/stay.ts";
import { useLocalUrl } from "../language.ts";
import { offerWords } from "../offer-words.ts";
import { Picture } from "../ui/picture.tsx";
import { WasPrice } from "../ui/was-price.tsx";
import styles from "./listing-tile.module.css";
import { chosenStay, isUsualParty, roomsAsked, type SearchEntries } from "./search-entries.ts";

const SIZES = "(max-width: 599px) 92vw, (max-width: 899px) 45vw, 55vw";
const WHOLE_ROW_SIZES = "(max-width: 899px) 92vw, 82rem";

type Props = { listing: ToldCard; search: SearchEntries };

/** The whole card is one link: the heading says to press the photo. */
export function ListingTile({ listing, search }: Props) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const id = useId();
  const stay = chosenStay(search);
  const guests = stay || !isUsualParty(search) ? search.guests : null;
  const money = (centavos: number) => formatMoney(centavos, i18n.language);
  return (
    <Link
      className={styles.card}
      to={local(listingUrl(listing.id, { stay, guests, rooms: roomsAsked(search) }))}
      prefetch="intent"
      aria-labelledby={listing.nightlyPrice === null ? `${id}title` : `${id}title ${id}price`}
      aria-describedby={`${id}text ${id}facts`}
    >
      <div className={styles.photo}>
        {listing.photo && (
          <Picture photo={listing.photo} sizes={listing.wholeHouse ? WHOLE_ROW_SIZES : SIZES} />
        )}
        {listing.wholeHouse && (
          <span className={styles.tag}>
            <House className="ic" aria-hidden />
            {t("home.rooms.wholeHouse")}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <h3 id={`${id}title`}>{listing.title}</h3>
        {listing.nightlyPrice !== null && (
          <p className={`num ${styles.price}`} id={`${id}price`}>
            {t("home.rooms.perNight", { price: money(listing.nightlyPrice) })}
          </p>
        )}
        <p className={styles.text} id={`${id}text`}>
          {listing.text}
        </p>
        <p className={styles.facts} id={`${id}facts`}>
          {listing.capacity !== UNTOLD && (
            <span>
              <Users className="ic" aria-hidden />
              {t("home.rooms.capacity", { count: listing.capacity })}
            </span>
          )}
          {listing.roomCount !== UNTOLD && (
            <span>
              <BedDouble className="ic" aria-hidden />
              {t("home.search.roomCount", { count: listing.roomCount })}
            </span>
          )}
          {stay && listing.total !== null && (
            <span className={styles.total}>
              <b className="num">
                {listing.offer && <WasPrice was={listing.offer.fullTotal} />}
                {t("home.rooms.total", { total: money(listing.total), count: nightCount(stay) })}
              </b>
              {listing.offer && <small>{offerWords(listing.offer, t)}</small>}
            </span>
          )}
        </p>
      </div>
    </Link>
  );
}
