import { useTranslation } from "react-i18next";
import type { RoomCombination } from "../../contract/api.ts";
import { listingUrl } from "../../contract/page-urls.ts";
import { formatMoney } from "../../domain/money.ts";
import { nightCount } from "../../domain/stay.ts";
import { guestWords } from "../guest-words.ts";
import { chosenStay, roomsAsked, type SearchEntries } from "./search-entries.ts";
import { Tile } from "./tile.tsx";

const SIZES = "(max-width: 599px) 46vw, (max-width: 899px) 23vw, 28vw";

type Props = { offer: RoomCombination; search: SearchEntries };

/** Rooms that are booked together, for one total. */
export function CombinationTile({ offer: { rooms, total }, search }: Props) {
  const { t, i18n } = useTranslation();
  const stay = chosenStay(search);
  const [first, ...others] = rooms;
  if (!stay || !first) return null;
  const wish = { stay, guests: search.guests, rooms: roomsAsked(search), others };
  return (
    <Tile
      to={listingUrl(first.listingId, wish)}
      photos={rooms.flatMap(({ photo }) => photo ?? [])}
      sizes={SIZES}
      tag={{ icon: "bed-double", says: t("home.search.roomCount", { count: rooms.length }) }}
      title={rooms.map(({ name }) => name).join(" + ")}
      price={t("home.rooms.total", {
        total: formatMoney(total, i18n.language),
        count: nightCount(stay),
      })}
      text={rooms.map(({ listingId, name, guests }) => (
        <span key={listingId}>{`${name}: ${guestWords(guests, t)}`}</span>
      ))}
      facts={null}
    />
  );
}
