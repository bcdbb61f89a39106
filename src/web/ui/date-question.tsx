import { useTranslation } from "react-i18next";
import { formatDayOfMonth, formatStay } from "../../domain/format-stay.ts";
import { makeStay } from "../../domain/stay.ts";
import button from "./button.module.css";
import type { TypedDates } from "./date-doubt.ts";
import styles from "./date-question.module.css";

type Props = {
  id?: string;
  read: TypedDates;
  meant: TypedDates;
  onTake: (dates: TypedDates) => void;
  onDeny: () => void;
};

/** 'Você quis dizer 5 a 8 de janeiro?', with both answers one press away. */
export function DateQuestion({ id, read, meant, onTake, onDeny }: Props) {
  const { t, i18n } = useTranslation();
  const dates = inWords(meant, i18n.language);
  const asTyped = inWords(read, i18n.language);
  return (
    <div className={styles.question}>
      <p id={id} role="alert">
        {t("booking.meant.question", { dates })}
      </p>
      <p className={styles.answers}>
        <button type="button" className={button.line} onClick={() => onTake(meant)}>
          {t("booking.meant.yes", { dates })}
        </button>
        <button type="button" className={button.quiet} onClick={onDeny}>
          {asTyped ? t("booking.meant.no", { dates: asTyped }) : t("booking.meant.leave")}
        </button>
      </p>
    </div>
  );
}

/** Null if the two dates are no stay. */
function inWords({ checkIn, checkOut }: TypedDates, language: string): string | null {
  if (checkIn && checkOut) {
    const stay = makeStay(checkIn, checkOut);
    return stay && formatStay(stay, "long", language);
  }
  const one = checkIn ?? checkOut;
  return one && formatDayOfMonth(one, "long", language);
}
