import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BookingRecord, SettlementClaim } from "../../contract/api.ts";
import type { Day } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import { useHouse } from "../house.ts";
import { formatHour } from "./format-hour.ts";
import styles from "./receipt.module.css";

/** The record as the specification lists it. Dates it should lack are taken from the address. */
export function StayFacts({ booking, claim }: { booking: BookingRecord; claim: SettlementClaim }) {
  const { t, i18n } = useTranslation();
  const { property } = useHouse();
  const from = t("confirmation.from", { hour: formatHour(property.checkInTime, i18n.language) });
  const until = t("confirmation.until", { hour: formatHour(property.checkOutTime, i18n.language) });
  const absent = t("confirmation.notGiven");
  return (
    <dl className={styles.facts}>
      <Fact label={t("confirmation.service")}>{t("confirmation.serviceName")}</Fact>
      <Fact label={t("confirmation.checkIn")}>
        <When day={booking.checkIn ?? claim.checkIn} hours={from} />
      </Fact>
      <Fact label={t("confirmation.checkOut")}>
        <When day={booking.checkOut ?? claim.checkOut} hours={until} />
      </Fact>
      <Fact label={t("confirmation.name")}>{booking.guestName || absent}</Fact>
      <Fact label={t("confirmation.email")}>{booking.guestEmail || absent}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
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
