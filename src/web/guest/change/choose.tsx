import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import type { ChangeView, GuestBooking } from "../../../contract/guest-api.ts";
import { guestChangeUrl } from "../../../contract/page-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import picks from "../../ui/kit/picks.module.css";
import frame from "../frame/frame.module.css";
import { Message } from "../frame/message.tsx";
import styles from "./change.module.css";
import type { ChangeAnswer } from "./change-answer.ts";
import { Dates } from "./dates.tsx";
import { People } from "./people.tsx";
import { Rooms } from "./rooms.tsx";
import { useWish } from "./use-wish.ts";
import { WhatChanges } from "./what-changes.tsx";
import { STAY } from "./wish-in-address.ts";
import { Withdraw } from "./withdraw.tsx";

type Props = {
  booking: GuestBooking;
  view: ChangeView;
  formKey: string;
  answer: ChangeAnswer | undefined;
};

/** The guest tries out what she wishes; the wish is kept in the URL, and nothing is changed. */
export function Choose({ booking, view, formKey, answer }: Props) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { wish, isLooking, change } = useWish(booking.code, view.wish);
  return (
    <>
      <header className={frame.head}>
        <h1>{t("guestChange.heading")}</h1>
        <p>{t("guestChange.lead")}</p>
      </header>
      <Asked booking={booking} formKey={formKey} />
      <WhichRoom booking={booking} stayId={wish.stayId} />
      <div className={styles.columns}>
        <Form
          method="get"
          action={local(guestChangeUrl(booking.code))}
          replace
          preventScrollReset
          className={styles.form}
        >
          <input type="hidden" name={STAY} value={wish.stayId} />
          <Dates
            key={wish.stayId}
            view={view}
            stay={wish.stay}
            onChange={(stay) => change({ stay })}
          />
          <Rooms view={view} wish={wish} onChange={(listingId) => change({ listingId })} />
          <People view={view} wish={wish} onChange={(guests) => change({ guests })} />
          <button type="submit" className={`${button.line} ${styles.native}`}>
            {t("guestChange.look")}
          </button>
        </Form>
        <WhatChanges {...{ booking, view, formKey, answer, isLooking }} />
      </div>
    </>
  );
}

/** A change that the guest has asked for. A new request replaces it. */
function Asked({ booking, formKey }: { booking: GuestBooking; formKey: string }) {
  const { t, i18n } = useTranslation();
  const { change, code } = booking;
  if (change?.state !== "asked") return null;
  const { name, stay } = change.offer.after;
  return (
    <div className={styles.asked}>
      <Message kind="info" icon="clock">
        {t("guestChange.asked.text", { room: name, stay: formatStay(stay, "long", i18n.language) })}
      </Message>
      <Withdraw code={code} formKey={formKey} className={button.line}>
        {t("guestChange.asked.withdraw")}
      </Withdraw>
    </div>
  );
}

/** One room is changed at a time. */
function WhichRoom({ booking, stayId }: { booking: GuestBooking; stayId: string }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  if (booking.rooms.length < 2) return null;
  return (
    <nav className={`${picks.picks} ${styles.which}`} aria-label={t("guestChange.whichRoom")}>
      <p>{t("guestChange.whichRoom")}</p>
      {booking.rooms.map((room) => (
        <Link
          key={room.id}
          to={local(guestChangeUrl(booking.code, room.id))}
          replace
          preventScrollReset
          aria-current={room.id === stayId}
        >
          {room.name}
        </Link>
      ))}
    </nav>
  );
}
