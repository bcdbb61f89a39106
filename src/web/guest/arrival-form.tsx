import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GuestBooking, GuestWords } from "../../contract/guest-api.ts";
import { guestChangeUrl } from "../../contract/page-urls.ts";
import { guestCount } from "../../domain/guests.ts";
import { SendButton } from "../form/send-button.tsx";
import { useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import field from "../ui/kit/field.module.css";
import type { Problem } from "./answer.ts";
import { ArrivalTime } from "./arrival-time.tsx";
import { Companions } from "./companions.tsx";
import styles from "./form.module.css";
import { LONGEST_WISHES } from "./limits.ts";
import { NotDone, SentForm } from "./sent-form.tsx";
import { useSent } from "./use-sent.ts";

/** What the guest tells the house. Fields keep what is typed, whatever is answered. */
export function ArrivalForm({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const sent = useSent("tell");
  const { answer } = sent;
  const refused = answer?.kind === "refused" ? answer : null;
  const said: GuestWords = refused?.typed ?? booking.said;
  const problems: readonly Problem[] = refused?.problems ?? [];
  useEffect(() => {
    if (!refused?.problems.length) return;
    place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  const others = guestCount(booking.guests) - 1;
  return (
    <SentForm intent="tell" sent={sent} className={`screen ${styles.form}`} onInput={sent.overlook}>
      <div ref={place} className={styles.fields}>
        {booking.phase !== "here" && (
          <div className={styles.pair}>
            <ArrivalTime said={said.arrival} isWrong={problems.includes("arrival")} />
            <People booking={booking} />
          </div>
        )}
        {others > 0 && (
          <Companions
            said={said.companions}
            most={others}
            isWrong={problems.includes("companions")}
          />
        )}
        <Wishes said={said.wishes} isWrong={problems.includes("wishes")} />
      </div>
      {booking.phase === "here" && (
        <input type="hidden" name="arrival" value={said.arrival ?? ""} />
      )}
      <NotDone answer={answer} />
      <div className={styles.send}>
        <SendButton isOff={sent.isBusy} className={button.primary}>
          {t("guest.arrival.send")}
        </SendButton>
        <p role="status">{answer?.kind === "done" && t("guest.arrival.sent")}</p>
      </div>
    </SentForm>
  );
}

function People({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  if (booking.may.change === "none") return null;
  return (
    <div className={field.field}>
      <span className={styles.label}>{t("guest.arrival.people")}</span>
      <div className={styles.people}>
        <span className={`${field.input} ${styles.input} num`}>{guestCount(booking.guests)}</span>
        <Link
          className={button.line}
          to={local(guestChangeUrl(booking.code))}
          aria-label={t("guest.arrival.changePeopleLabel")}
        >
          {t("guest.arrival.changePeople")}
        </Link>
      </div>
      <small>{t("guest.arrival.peopleHint")}</small>
    </div>
  );
}

function Wishes({ said, isWrong }: { said: string; isWrong: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{t("guest.arrival.wishes")}</label>
      <textarea
        id={id}
        name="wishes"
        className={`${field.input} ${styles.input}`}
        rows={2}
        maxLength={LONGEST_WISHES}
        placeholder={t("guest.arrival.wishesPlaceholder")}
        defaultValue={said}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
      />
      <small id={`${id}-hint`}>
        {isWrong ? (
          <span className={field.problem}>
            {t("guest.problem.wishes", { count: LONGEST_WISHES })}
          </span>
        ) : (
          t("guest.arrival.wishesHint")
        )}
      </small>
    </div>
  );
}
