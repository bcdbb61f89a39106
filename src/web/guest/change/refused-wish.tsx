import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ChangeView, GuestBooking } from "../../../contract/guest-api.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import type { Stay } from "../../../domain/stay.ts";
import { useLocalUrl } from "../../language.ts";
import { Contacts } from "../../ui/contacts.tsx";
import actions from "../../ui/kit/actions.module.css";
import { Message } from "../frame/message.tsx";
import type { ChangeAnswer } from "./change-answer.ts";
import styles from "./what-changes.module.css";
import { changeUrl } from "./wish-in-address.ts";

type Props = {
  booking: GuestBooking;
  view: ChangeView;
  refused: Extract<ChangeView["answer"], { kind: "refused" }>;
  answer: ChangeAnswer | undefined;
};

/** Why the wish is refused, that the booking stays as it is, and what is free close by. */
export function RefusedWish({ booking, view, refused, answer }: Props) {
  const { t, i18n } = useTranslation();
  const { code, nearest } = refused;
  const isLate = answer?.refused === code;
  return (
    <>
      <Message kind="error" icon="triangle-alert" isAlert>
        <b>
          {isLate && code === "nights-taken"
            ? t("guestChange.refused.nights-taken")
            : t([`guestChange.refusal.${code}`, "guestChange.refusal.other"])}
        </b>{" "}
        {t("guestChange.stays", { stay: formatStay(view.own, "long", i18n.language) })}
      </Message>
      {nearest.length > 0 && <Nearest booking={booking} view={view} stays={nearest} />}
      {code === "guest-may-not" && (
        <div className={actions.actions}>
          <Contacts code={booking.code} />
        </div>
      )}
    </>
  );
}

type NearestProps = { booking: GuestBooking; view: ChangeView; stays: readonly Stay[] };

function Nearest({ booking, view, stays }: NearestProps) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  return (
    <div className={styles.nearest}>
      <p>{t("guestChange.near")}</p>
      <ul>
        {stays.map((stay) => (
          <li key={stay.checkIn + stay.checkOut}>
            <Link
              className="tap"
              to={local(changeUrl(booking.code, { ...view.wish, stay }))}
              replace
              preventScrollReset
            >
              {formatStay(stay, "short", i18n.language)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
