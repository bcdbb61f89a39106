import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { phoneUrl } from "../../contract/page-urls.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import skeleton from "../ui/skeleton.module.css";
import { useAnswer } from "../use-answer.ts";
import type { FoundRooms } from "./find-rooms.ts";
import { goToListings, ROOMS_HEADING_ID, ROOMS_ID } from "./go-to-listings.ts";
import { ListingTiles } from "./listing-tiles.tsx";
import styles from "./listings.module.css";
import state from "./listings-state.module.css";
import { NoListings } from "./no-listings.tsx";
import { partyWords } from "./party-words.ts";
import {
  answersDates,
  chosenStay,
  fits,
  isUsualParty,
  type SearchEntries,
  searchDefaults,
} from "./search-entries.ts";
import sectionHead from "./section-head.module.css";
import { useSearchEntries } from "./use-search-entries.ts";

const PLACES = ["first", "second", "third", "fourth"];

/** Null: the list could not be fetched. */
type Answer = FoundRooms | null;

export function Listings({ answer }: { answer: Answer | Promise<Answer> }) {
  const { t } = useTranslation();
  const [search] = useSearchEntries();
  const { revalidate } = useRevalidator();
  const found = useAnswer(answer);
  function retry() {
    goToListings();
    void revalidate();
  }
  const rooms = found?.rooms.filter((listing) => fits(listing, search));
  const shown = found && rooms ? rooms.length + found.together.length : 0;
  return (
    <section className={styles.rooms} id={ROOMS_ID} aria-labelledby={ROOMS_HEADING_ID}>
      <div className="wrap">
        <div className={`${sectionHead.head} ${styles.head}`}>
          <h2 id={ROOMS_HEADING_ID} tabIndex={-1}>
            {t("home.rooms.heading")}
          </h2>
          <p className={styles.status} role="status">
            {found === undefined && t("home.rooms.loading")}
            {found && rooms && shown > 0 && answersDates(rooms, search) && (
              <ListingsStatus search={search} shown={shown} total={found.rooms.length} />
            )}
          </p>
        </div>
        {found === undefined && <ListingSkeletons />}
        {found === null && <ListingsFailed onRetry={retry} />}
        {found && shown === 0 && <NoListings answered={found.rooms} />}
        {found && rooms && shown > 0 && (
          <ListingTiles rooms={rooms} together={found.together} search={search} />
        )}
      </div>
    </section>
  );
}

/** Calm words, a retry and the phone; never what went wrong inside. */
function ListingsFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  const { phone } = useSite().property;
  return (
    <div className={state.state} role="alert">
      <h3>{t("home.rooms.failed")}</h3>
      <p>
        {t("home.rooms.failedMore")} <a href={phoneUrl(phone)}>{phone}</a>
      </p>
      <div className={state.actions}>
        <button type="button" className={button.primary} onClick={onRetry}>
          {t("home.rooms.retry")}
        </button>
      </div>
    </div>
  );
}

/** As tall as the cards they stand for, so that nothing moves when those come. */
function ListingSkeletons() {
  return (
    <div className={styles.grid} aria-busy>
      {PLACES.map((place) => (
        <div key={place} aria-hidden>
          <div className={`${skeleton.skeleton} ${styles.skeletonPhoto}`} />
          <div className={`${skeleton.skeleton} ${styles.skeletonTitle}`} />
          <div className={`${skeleton.skeleton} ${styles.skeletonText}`} />
          <div className={`${skeleton.skeleton} ${styles.skeletonFacts}`} />
        </div>
      ))}
    </div>
  );
}

type Props = { search: SearchEntries; shown: number; total: number };

/** One line that says which search the list answers. */
function ListingsStatus({ search, shown, total }: Props) {
  const { t, i18n } = useTranslation();
  const stay = chosenStay(search);
  if (stay) {
    return t("home.rooms.free", { count: shown, range: formatStay(stay, "long", i18n.language) });
  }
  if (isUsualParty(search) && search.rooms === searchDefaults.rooms) return t("home.rooms.hint");
  return t("home.rooms.fitting", { count: shown, total, party: partyWords(search, t) });
}
