import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RoomParty } from "../../contract/api.ts";
import { homeUrl } from "../../contract/page-urls.ts";
import { roomsUrl } from "../../contract/rooms-in-address.ts";
import { nearestFreeStays } from "../../domain/alternatives.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { guestCount } from "../../domain/guests.ts";
import { type Centavos, formatMoney } from "../../domain/money.ts";
import { everybodyIn } from "../../domain/parties.ts";
import type { Stay } from "../../domain/stay.ts";
import { browserApi } from "../browser-api.ts";
import { addPortuguese } from "../content/i18n.ts";
import { instead } from "../content/pt-BR/instead.ts";
import { searchDefaults, writeSearch } from "../home/search-entries.ts";
import { useLocalUrl } from "../language.ts";
import { useAnswer } from "../use-answer.ts";
import { type ChosenRoom, partiesOf, quoteRooms } from "./chosen-rooms.ts";
import styles from "./instead.module.css";
import { type Circumstances, isOffered } from "./judge-booking.ts";

addPortuguese({ instead });

const MOST_OPTIONS = 3;

type Wish = { rooms: readonly ChosenRoom[]; stay: Stay };
type Taken = { onTakeStay: (stay: Stay) => void };

/** In place of dates that the form refuses, or of a room that is too small. */
export default function InsteadOfRefused(props: Wish & Taken & { circumstances: Circumstances }) {
  const { circumstances, ...wish } = props;
  const isTooSmall = wish.rooms.some(
    ({ listing, guests }) => guestCount(guests) > listing.capacity,
  );
  const stays = nearestFreeStays(wish.stay, (stay) => isOffered(stay, circumstances));
  return <Instead {...wish} stays={isTooSmall ? [] : stays} />;
}

/** Other rooms on the same dates, then other dates in these: each with its total, one press away. */
export function Instead({ stays, onTakeStay, ...wish }: Wish & Taken & { stays: readonly Stay[] }) {
  const { t, i18n } = useTranslation();
  const options = useOtherRooms(wish);
  if (!options) {
    return (
      <p className={styles.instead} role="status">
        {t("instead.looking")}
      </p>
    );
  }
  if (options.length + stays.length === 0) return null;
  return (
    <div className={styles.instead}>
      <OtherRooms options={options} {...wish} />
      {stays.length > 0 && (
        <div>
          <p>{t("instead.dates")}</p>
          <ul>
            {stays.map((stay) => (
              <li key={stay.checkIn}>
                <button type="button" onClick={() => onTakeStay(stay)}>
                  <span>{formatStay(stay, "long", i18n.language)}</span>
                  <b>{formatMoney(quoteRooms(wish.rooms, stay).total, i18n.language)}</b>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** One room, or several that are booked together. */
type Option = {
  readonly name: string;
  readonly rooms: readonly RoomParty[];
  readonly total: Centavos;
};

function OtherRooms({ options, rooms, stay }: Wish & { options: readonly Option[] }) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const { checkIn: startDate, checkOut: endDate } = stay;
  const guests = everybodyIn(rooms.map((room) => room.guests));
  const search = writeSearch({
    ...{ ...searchDefaults, startDate, endDate, guests },
    rooms: rooms.length,
  });
  if (options.length === 0) return null;
  return (
    <div>
      <p>{t("instead.rooms")}</p>
      <ul>
        {options.slice(0, MOST_OPTIONS).map((option) => (
          <li key={idsOf(option.rooms)}>
            <Link to={local(roomsUrl(option.rooms, { stay }))}>
              <span>{option.name}</span>
              <b>{formatMoney(option.total, i18n.language)}</b>
            </Link>
          </li>
        ))}
        {options.length > MOST_OPTIONS && (
          <li>
            <Link to={local(`${homeUrl}?${search}#quartos`)}>
              {t("instead.all", { total: options.length })}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

const idsOf = (rooms: readonly RoomParty[]) => rooms.map((room) => room.listingId).join("+");

/** The cheapest first; undefined while it looks. A server that knows no search by dates has none. */
function useOtherRooms({ rooms, stay }: Wish): readonly Option[] | undefined {
  const guests = everybodyIn(rooms.map((room) => room.guests));
  const search = JSON.stringify({ stay, guests, rooms: rooms.length });
  const own = idsOf(partiesOf(rooms));
  const isPlain = rooms[0]?.listing.isPlain;
  const answer = useMemo(async () => {
    if (isPlain) return [];
    const wish = JSON.parse(search);
    const [alone, together] = await Promise.all([
      browserApi()
        .listListings(wish)
        .catch(() => []),
      browserApi()
        .findCombinations(wish)
        .catch(() => []),
    ]);
    const options: Option[] = [
      ...alone.flatMap(({ id, title, total }) =>
        total === null
          ? []
          : [{ name: title, rooms: [{ listingId: id, guests: wish.guests }], total }],
      ),
      ...together.map((offer) => ({
        name: offer.rooms.map(({ name }) => name).join(" + "),
        rooms: offer.rooms,
        total: offer.total,
      })),
    ];
    return options
      .filter((option) => idsOf(option.rooms) !== own)
      .sort((one, other) => one.total - other.total);
  }, [search, own, isPlain]);
  return useAnswer(answer);
}
