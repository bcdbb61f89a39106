import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { ToldCard } from "../../contract/api.ts";
import { phoneUrl } from "../../contract/page-urls.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { useHouse } from "../house.ts";
import button from "../ui/button.module.css";
import { useAnswer } from "../use-answer.ts";
import { goToRooms, ROOMS_HEADING_ID, ROOMS_ID } from "./go-to-rooms.ts";
import { partyWords } from "./party-words.ts";
import { RoomList } from "./room-list.tsx";
import {
  answersDates,
  chosenStay,
  fits,
  isUsualParty,
  type RoomSearch,
  searchDefaults,
} from "./room-search.ts";
import styles from "./rooms.module.css";
import { RoomsEmpty } from "./rooms-empty.tsx";
import state from "./rooms-state.module.css";
import { useRoomSearch } from "./use-room-search.ts";

const PLACES = ["first", "second", "third", "fourth"];

/** Null: the list could not be fetched. */
type Answer = readonly ToldCard[] | null;

export function Rooms({ answer }: { answer: Answer | Promise<Answer> }) {
  const { t } = useTranslation();
  const [search] = useRoomSearch();
  const { revalidate } = useRevalidator();
  const rooms = useAnswer(answer);
  function retry() {
    goToRooms();
    void revalidate();
  }
  const fitting = rooms?.filter((room) => fits(room, search));
  return (
    <section className={styles.rooms} id={ROOMS_ID} aria-labelledby={ROOMS_HEADING_ID}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={ROOMS_HEADING_ID} tabIndex={-1}>
            {t("home.rooms.heading")}
          </h2>
          <p className={styles.status} role="status">
            {rooms === undefined && t("home.rooms.loading")}
            {rooms && fitting && fitting.length > 0 && answersDates(fitting, search) && (
              <RoomsStatus search={search} shown={fitting.length} total={rooms.length} />
            )}
          </p>
        </div>
        {rooms === undefined && <RoomSkeletons />}
        {rooms === null && <RoomsFailed onRetry={retry} />}
        {fitting?.length === 0 && <RoomsEmpty answered={rooms ?? []} />}
        {fitting && fitting.length > 0 && <RoomList rooms={fitting} search={search} />}
      </div>
    </section>
  );
}

/** Calm words, a retry and the phone; never what went wrong inside. */
function RoomsFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  const { phone } = useHouse().property;
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
function RoomSkeletons() {
  return (
    <div className={styles.grid} aria-busy>
      {PLACES.map((place) => (
        <div key={place} aria-hidden>
          <div className={styles.skeletonPhoto} />
          <div className={styles.skeletonTitle} />
          <div className={styles.skeletonText} />
          <div className={styles.skeletonFacts} />
        </div>
      ))}
    </div>
  );
}

type Props = { search: RoomSearch; shown: number; total: number };

/** One line that says which search the list answers. */
function RoomsStatus({ search, shown, total }: Props) {
  const { t, i18n } = useTranslation();
  const stay = chosenStay(search);
  if (stay) {
    return t("home.rooms.free", { count: shown, range: formatStay(stay, "long", i18n.language) });
  }
  if (isUsualParty(search) && search.rooms === searchDefaults.rooms) return t("home.rooms.hint");
  return t("home.rooms.fitting", { count: shown, total, party: partyWords(search, t) });
}
