import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ToldCard } from "../../contract/api.ts";
import { homeUrl, listingUrl } from "../../contract/page-urls.ts";
import { nearestFreeStays } from "../../domain/alternatives.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { type Guests, guestCount } from "../../domain/guests.ts";
import type { Listing } from "../../domain/listing.ts";
import { formatMoney } from "../../domain/money.ts";
import { quote } from "../../domain/quote.ts";
import type { Stay } from "../../domain/stay.ts";
import { browserApi } from "../browser-api.ts";
import { addPortuguese } from "../content/i18n.ts";
import { instead } from "../content/pt-BR/instead.ts";
import { searchDefaults, writeSearch } from "../home/search-entries.ts";
import { useLocalUrl } from "../language.ts";
import { useAnswer } from "../use-answer.ts";
import styles from "./instead.module.css";
import { type Circumstances, isOffered } from "./judge-booking.ts";

addPortuguese({ instead });

const MOST_ROOMS = 3;

type Wish = { listing: Listing; stay: Stay; guests: Guests };
type Taken = { onTakeStay: (stay: Stay) => void };

/** In place of dates that the form refuses, or of a room that is too small. */
export default function InsteadOfRefused(props: Wish & Taken & { circumstances: Circumstances }) {
  const { circumstances, ...wish } = props;
  const isTooSmall = guestCount(wish.guests) > wish.listing.capacity;
  const stays = nearestFreeStays(wish.stay, (stay) => isOffered(stay, circumstances));
  return <Instead {...wish} stays={isTooSmall ? [] : stays} />;
}

/** Other rooms on the same dates, then other dates in this room: each with its total, one press away. */
export function Instead({ stays, onTakeStay, ...wish }: Wish & Taken & { stays: readonly Stay[] }) {
  const { t, i18n } = useTranslation();
  const { listing, guests } = wish;
  const rooms = useOtherRooms(wish);
  if (!rooms) {
    return (
      <p className={styles.instead} role="status">
        {t("instead.looking")}
      </p>
    );
  }
  if (rooms.length + stays.length === 0) return null;
  return (
    <div className={styles.instead}>
      <OtherRooms rooms={rooms} {...wish} />
      {stays.length > 0 && (
        <div>
          <p>{t("instead.dates")}</p>
          <ul>
            {stays.map((stay) => (
              <li key={stay.checkIn}>
                <button type="button" onClick={() => onTakeStay(stay)}>
                  <span>{formatStay(stay, "long", i18n.language)}</span>
                  <b>{formatMoney(quote(listing.rates, stay, guests).total, i18n.language)}</b>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function OtherRooms({ rooms, stay, guests }: Wish & { rooms: readonly ToldCard[] }) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const { checkIn: startDate, checkOut: endDate } = stay;
  const search = writeSearch({ ...searchDefaults, startDate, endDate, guests });
  if (rooms.length === 0) return null;
  return (
    <div>
      <p>{t("instead.rooms")}</p>
      <ul>
        {rooms.slice(0, MOST_ROOMS).map(({ id, title, total }) => (
          <li key={id}>
            <Link to={local(listingUrl(id, { stay, guests }))}>
              <span>{title}</span>
              {total !== null && <b>{formatMoney(total, i18n.language)}</b>}
            </Link>
          </li>
        ))}
        {rooms.length > MOST_ROOMS && (
          <li>
            <Link to={local(`${homeUrl}?${search}#quartos`)}>
              {t("instead.all", { total: rooms.length })}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The cheapest first; undefined while it looks. A server that knows no search by dates has none. */
function useOtherRooms({ listing, stay, guests }: Wish): readonly ToldCard[] | undefined {
  const search = JSON.stringify({ stay, guests, rooms: 1 });
  const answer = useMemo(async () => {
    if (listing.isPlain) return [];
    const found = await browserApi()
      .listListings(JSON.parse(search))
      .catch(() => []);
    return found
      .filter(({ id, total }) => id !== listing.id && total !== null)
      .sort((one, other) => (one.total ?? 0) - (other.total ?? 0));
  }, [search, listing]);
  return useAnswer(answer);
}
