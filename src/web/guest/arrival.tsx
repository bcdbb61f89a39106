import { useTranslation } from "react-i18next";
import { useActionData } from "react-router";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { directionsUrl, guestCalendarFileUrl, phoneUrl } from "../../contract/page-urls.ts";
import { formatHour } from "../../domain/format-hour.ts";
import { useSite } from "../site.ts";
import type { Answer } from "./answer.ts";
import { ArrivalForm } from "./arrival-form.tsx";
import styles from "./guest.module.css";
import { useMessageUrl } from "./message-url.ts";
import { Row, Rows } from "./rows.tsx";
import { NotDone } from "./sent-form.tsx";
import { ARRIVAL_ID } from "./to-do.tsx";

/** When the guest comes, how she finds the house, and how to reach it. */
export function Arrival({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const { property } = useSite();
  const message = useMessageUrl(booking);
  const isHere = booking.phase === "here";
  const hour = formatHour(property.checkInTime, i18n.language);
  return (
    <section className={`${styles.block} screen`} id={ARRIVAL_ID} aria-labelledby="chegada-titulo">
      <h2 id="chegada-titulo">
        {t(isHere ? "guest.arrival.headingHere" : "guest.arrival.heading")}
      </h2>
      {!isHere && <p className={styles.intro}>{t("guest.arrival.text", { hour })}</p>}
      {booking.may.tell ? <ArrivalForm booking={booking} /> : <RefusedWithoutScript />}
      <Rows>
        {!isHere && (
          <Row
            icon="calendar-plus"
            title={t("guest.arrival.calendar")}
            text={t("guest.arrival.calendarText")}
            href={guestCalendarFileUrl(booking.code)}
          />
        )}
        <Row
          icon="navigation"
          title={t("guest.arrival.directions")}
          text={`${property.address}, ${property.place}`}
          href={directionsUrl(property)}
        />
        {message && (
          <Row
            icon="message-circle"
            title={t("guest.arrival.whatsapp")}
            text={t("guest.arrival.whatsappText")}
            href={message}
          />
        )}
        <Row
          icon="phone"
          title={t("guest.arrival.call")}
          text={property.phone}
          href={phoneUrl(property.phone)}
        />
      </Rows>
    </section>
  );
}

/** The owner has switched the form off while it was being filled in. */
function RefusedWithoutScript() {
  const answer = useActionData<Answer>();
  return answer?.kind === "refused" && answer.intent === "tell" && <NotDone answer={answer} />;
}
