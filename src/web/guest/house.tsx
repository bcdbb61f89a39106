import { useTranslation } from "react-i18next";
import { formatHour } from "../../domain/format-hour.ts";
import { useSite } from "../site.ts";
import styles from "./guest.module.css";
import { Row, Rows } from "./rows.tsx";

/** The hours, and what the owner wants guests of these rooms to know. */
export function House({ rules }: { rules: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const { checkInTime, checkOutTime } = useSite().property;
  const from = formatHour(checkInTime, i18n.language);
  const until = formatHour(checkOutTime, i18n.language);
  return (
    <section className={styles.block} aria-labelledby="casa">
      <h2 id="casa">{t("guest.house.heading")}</h2>
      <Rows>
        <Row
          icon="clock"
          title={t("guest.house.hours", { from, until })}
          text={t("guest.house.hoursText")}
        />
        {rules.length > 0 && (
          <Row
            icon="house"
            title={t("guest.house.goodToKnow")}
            text={rules.map((rule) => (
              <span key={rule} className={styles.rule}>
                {rule}
              </span>
            ))}
          />
        )}
      </Rows>
    </section>
  );
}
