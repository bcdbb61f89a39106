import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SettlementClaim, ToldRecord } from "../../contract/api.ts";
import { guestsInWords } from "../../contract/guests-words.ts";
import { phoneUrl } from "../../contract/page-urls.ts";
import { freeCancellationLine, policySentences } from "../../contract/policy-words.ts";
import type { Day } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatHour } from "../../domain/format-hour.ts";
import { useLanguage } from "../language.ts";
import { RoomParties } from "../listing/room-parties.tsx";
import { useSite } from "../site.ts";
import styles from "./receipt.module.css";

/** The record in the specification's order. Missing dates are taken from the URL. */
export function StayFacts({ booking, claim }: { booking: ToldRecord; claim: SettlementClaim }) {
  const { t, i18n } = useTranslation();
  const { property } = useSite();
  const from = t("confirmation.from", { hour: formatHour(property.checkInTime, i18n.language) });
  const until = t("confirmation.until", { hour: formatHour(property.checkOutTime, i18n.language) });
  const language = useLanguage();
  const absent = t("confirmation.notGiven");
  return (
    <dl className={styles.facts}>
      <Fact label={t("confirmation.service")} className={styles.line}>
        {t("confirmation.serviceName")}
      </Fact>
      <Fact label={t("confirmation.checkIn")}>
        <When day={booking.checkIn ?? claim.checkIn} hours={from} />
      </Fact>
      <Fact label={t("confirmation.checkOut")}>
        <When day={booking.checkOut ?? claim.checkOut} hours={until} />
      </Fact>
      <Fact label={t("confirmation.name")} className={styles.line}>
        {booking.guestName || absent}
      </Fact>
      <Fact label={t("confirmation.email")} className={styles.wide}>
        {booking.guestEmail || absent}
      </Fact>
      {booking.guests && (
        <Fact label={t("confirmation.guests")}>{guestsInWords(booking.guests, language)}</Fact>
      )}
      {booking.rooms.length > 1 && (
        <Fact label={t("confirmation.rooms")} className={styles.wide}>
          <RoomParties rooms={booking.rooms} />
        </Fact>
      )}
      <Fact label={t("confirmation.phone")}>
        <a className={`tap ${styles.phone}`} href={phoneUrl(property.phone)}>
          {property.phone}
        </a>
      </Fact>
      {booking.steps.length > 0 && (
        <Fact label={t("confirmation.cancellation")} className={styles.whole}>
          {freeCancellationLine(booking.steps, language)}
          {policySentences(booking.steps, language).map((sentence) => (
            <small key={sentence}>{sentence}</small>
          ))}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { label: string; className?: string | undefined; children: ReactNode };

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function When({ day, hours }: { day: Day | null; hours: string }) {
  const { t, i18n } = useTranslation();
  if (!day) return t("confirmation.notGiven");
  return (
    <>
      <span className="num">{formatDay(day, "numeric", i18n.language)}</span>
      <small>
        {formatDay(day, "weekday", i18n.language)}, {hours}
      </small>
    </>
  );
}
