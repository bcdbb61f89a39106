import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ToldCard } from "../../contract/api.ts";
import { listingUrl } from "../../contract/page-urls.ts";
import { addDays } from "../../domain/day.ts";
import { useLocalUrl } from "../language.ts";
import { oneMoreNightWords } from "../offer-words.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./listing-tile.module.css";
import { chosenStay, type SearchEntries } from "./search-entries.ts";

/** Below its card, to the room with the longer stay. */
export function OneMoreNight({ listing, search }: { listing: ToldCard; search: SearchEntries }) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const stay = chosenStay(search);
  const { id, oneMoreNight, total } = listing;
  if (!stay || oneMoreNight === null || total === null) return null;
  const longer = { ...stay, checkOut: addDays(stay.checkOut, 1) };
  return (
    <Link
      className={styles.more}
      to={local(listingUrl(id, { stay: longer, guests: search.guests }))}
      prefetch="intent"
    >
      <Icon name="plus" />
      {oneMoreNightWords(oneMoreNight, total, t, i18n.language)}
      <span className="vh">{listing.title}</span>
    </Link>
  );
}
