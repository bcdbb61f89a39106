import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatStay } from "../../domain/format-stay.ts";
import type { Listing } from "../../domain/listing.ts";
import { nightCount } from "../../domain/stay.ts";
import button from "../ui/button.module.css";
import { useComplaintWords } from "./complaint-message.tsx";
import styles from "./dates-calendar.module.css";
import { type DateField, isImpossible, type Judgement } from "./judge-booking.ts";

type Props = {
  listing: Listing;
  judged: Judgement;
  picking: DateField | null;
  isPhone: boolean;
  isKnown: boolean;
  onClear: () => void;
  onClose: () => void;
};

export function CalendarFooter(props: Props) {
  const { t } = useTranslation();
  if (props.isPhone) return <PhoneFooter {...props} />;
  return (
    <div className={styles.foot}>
      <div className={styles.why} aria-live="polite">
        <Impossible {...props} />
      </div>
      <CalendarLegend isKnown={props.isKnown} />
      <button type="button" className={button.quiet} onClick={props.onClear}>
        {t("booking.calendar.clear")}
      </button>
      <button type="button" className={button.line} onClick={props.onClose}>
        {t("booking.calendar.close")}
      </button>
    </div>
  );
}

function PhoneFooter(props: Props) {
  const { t } = useTranslation();
  const cannotBe = isImpossible(props.judged);
  return (
    <>
      <div id={chosenId} className={styles.chosen} aria-live="polite">
        {cannotBe ? <Impossible {...props} /> : <Chosen {...props} />}
      </div>
      <button
        type="button"
        className={button.primary}
        aria-disabled={cannotBe}
        aria-describedby={chosenId}
        onClick={() => !cannotBe && props.onClose()}
      >
        {t("booking.calendar.confirm")}
      </button>
    </>
  );
}

const chosenId = "calendar-chosen";

function Chosen({ judged: { stay }, picking }: Props) {
  const { t, i18n } = useTranslation();
  if (!stay) {
    const next = picking === "check-in" ? "pickCheckIn" : "pickCheckOut";
    return t(`booking.calendar.${next}`);
  }
  return (
    <>
      <b>{t("booking.nights", { count: nightCount(stay) })}</b>
      {formatStay(stay, "long", i18n.language)}
    </>
  );
}

function Impossible({ judged, listing }: Props) {
  const words = useComplaintWords(listing);
  if (!judged.complaint || judged.complaint.kind === "doubt" || !isImpossible(judged)) return null;
  return (
    <p className={styles.impossible}>
      <CircleAlert className="ic" aria-hidden /> {words(judged.complaint)}
    </p>
  );
}

export function CalendarLegend({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.legend} aria-hidden>
      <span data-sign="stay">
        <i>12</i> {t("booking.calendar.yourStay")}
      </span>
      <span data-sign={isKnown ? "reserved" : "unknown"}>
        <i>19</i> {t(isKnown ? "booking.calendar.reservedDay" : "booking.calendar.unknownDay")}
      </span>
    </p>
  );
}
