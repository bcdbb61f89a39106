import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { guestCancelUrl, guestChangeUrl } from "../../contract/page-urls.ts";
import { formatStay } from "../../domain/format-stay.ts";
import { useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import actions from "../ui/kit/actions.module.css";
import { Deadline } from "./deadline.tsx";
import frame from "./frame/frame.module.css";
import styles from "./guest.module.css";
import { useMessageUrl } from "./message-url.ts";
import { PolicyLine } from "./policy-line.tsx";

/** What cancelling gives back and until when, and the ways to change or cancel. */
export function Plans({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  return (
    <section className={styles.block} aria-labelledby="planos">
      <h2 id="planos">{t("plans.heading")}</h2>
      <p className={styles.intro}>
        {t(booking.may.cancel ? "plans.cancelHere" : "plans.askHouse")}
      </p>
      <PolicyLine booking={booking} />
      <p className={frame.aside}>
        {t("plans.ofWhatWasPaid")} <Deadline booking={booking} />
      </p>
      {booking.rooms.length > 1 && <RoomByRoom booking={booking} />}
      <Ways booking={booking} />
    </section>
  );
}

function Ways({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const message = useMessageUrl(booking);
  const { code, may, rooms } = booking;
  const isOne = rooms.length === 1;
  return (
    <div className={`screen ${actions.actions} ${styles.actions}`}>
      {isOne && mayChange(booking) && (
        <Link className={button.line} to={local(guestChangeUrl(code))}>
          <Icon name="calendar-days" />
          {t(may.change === "self" ? "plans.change" : "plans.askForChange")}
        </Link>
      )}
      {may.cancel && (
        <Link className={button.line} to={local(guestCancelUrl(code))}>
          {t(isOne ? "plans.cancel" : "plans.cancelAll")}
        </Link>
      )}
      {!may.cancel && message && (
        <a className={button.line} href={message} rel="noreferrer">
          <Icon name="message-circle" />
          {t("guest.next.whatsapp")}
        </a>
      )}
    </div>
  );
}

/** One change at a time. */
function mayChange({ may, change }: GuestBooking): boolean {
  const isPending = change !== null && change.state !== "declined";
  return may.change !== "none" && !isPending;
}

/** Several rooms: each may have a way to change or cancel of its own. */
function RoomByRoom({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const { code, may, rooms } = booking;
  const canChange = mayChange(booking);
  if (!may.cancel && !canChange) return null;
  return (
    <ul className={`screen ${styles.roomWays}`} aria-label={t("plans.roomActions")}>
      {rooms.map((room) => (
        <li key={room.id}>
          <div>
            <b>{room.name}</b>
            <small>{formatStay(room, "long", i18n.language)}</small>
          </div>
          {canChange && (
            <Link
              className={button.line}
              to={local(guestChangeUrl(code, room.id))}
              aria-label={t("plans.changeRoomLabel", { room: room.name })}
            >
              {t("plans.changeRoom")}
            </Link>
          )}
          {may.cancel && (
            <Link
              className={button.line}
              to={local(guestCancelUrl(code, room.id))}
              aria-label={t("plans.cancelRoomLabel", { room: room.name })}
            >
              {t("plans.cancelRoom")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
