import { useTranslation } from "react-i18next";
import { formatStay } from "../../domain/format-stay.ts";
import { formatMoney } from "../../domain/money.ts";
import { nightCount } from "../../domain/stay.ts";
import button from "../ui/button.module.css";
import { CalendarLegend } from "../ui/calendar/calendar-legend.tsx";
import { Icon } from "../ui/icon.tsx";
import { useComplaintWords } from "./complaint-message.tsx";
import styles from "./dates-calendar.module.css";
import { type DateField, isImpossible, type Judgement } from "./judge-booking.ts";

type Props = {
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
      <CalendarLegend sign={props.isKnown ? "reserved" : "unknown"} />
      <button type="button" className={button.quiet} onClick={props.onClear}>
        {t("calendar.clear")}
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
        {t("calendar.confirm")}
      </button>
    </>
  );
}

const chosenId = "calendar-chosen";

function Chosen({ judged: { stay, quote }, picking }: Props) {
  const { t, i18n } = useTranslation();
  if (!stay) {
    const next = picking === "check-in" ? "pickCheckIn" : "pickCheckOut";
    return t(`calendar.${next}`);
  }
  const nights = t("booking.nights", { count: nightCount(stay) });
  return (
    <>
      {quote && <b>{formatMoney(quote.total, i18n.language)}</b>}
      {`${nights}, ${formatStay(stay, "short", i18n.language)}`}
    </>
  );
}

function Impossible({ judged }: Props) {
  const words = useComplaintWords();
  if (!judged.complaint || judged.complaint.kind === "doubt" || !isImpossible(judged)) return null;
  return (
    <p className={styles.impossible}>
      <Icon name="circle-alert" /> {words(judged.complaint)}
    </p>
  );
}
