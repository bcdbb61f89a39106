import { BedDouble } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RoomCombination } from "../../contract/api.ts";
import { roomsUrl } from "../../contract/page-urls.ts";
import { formatMoney } from "../../domain/money.ts";
import { nightCount, type Stay } from "../../domain/stay.ts";
import { guestWords } from "../guest-words.ts";
import { useLocalUrl } from "../language.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./listing-tile.module.css";

const SIZES = "(max-width: 599px) 46vw, (max-width: 899px) 23vw, 28vw";

type Props = { offer: RoomCombination; stay: Stay; asked: number | null };

/** Rooms that are booked together, for one total. */
export function CombinationTile({ offer: { rooms, total }, stay, asked }: Props) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const id = useId();
  return (
    <Link
      className={styles.card}
      to={local(roomsUrl(rooms, { stay, rooms: asked }))}
      prefetch="intent"
      aria-labelledby={`${id}title ${id}total`}
      aria-describedby={`${id}rooms`}
    >
      <div className={styles.photo}>
        {rooms.map(
          ({ listingId, photo }) =>
            photo && <Picture key={listingId} photo={photo} sizes={SIZES} />,
        )}
        <span className={styles.tag}>
          <BedDouble className="ic" aria-hidden />
          {t("home.search.roomCount", { count: rooms.length })}
        </span>
      </div>
      <div className={styles.body}>
        <h3 id={`${id}title`}>{rooms.map(({ name }) => name).join(" + ")}</h3>
        <p className={styles.text} id={`${id}rooms`}>
          {rooms.map(({ listingId, name, guests }) => (
            <span key={listingId}>{`${name}: ${guestWords(guests, t)}`}</span>
          ))}
        </p>
        <p className={styles.facts}>
          <b className="num" id={`${id}total`}>
            {t("home.rooms.total", {
              total: formatMoney(total, i18n.language),
              count: nightCount(stay),
            })}
          </b>
        </p>
      </div>
    </Link>
  );
}
