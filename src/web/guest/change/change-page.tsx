import { useTranslation } from "react-i18next";
import type { RoomForGuest } from "../../../contract/api.ts";
import type { ChangeView, GuestBooking } from "../../../contract/guest-api.ts";
import { Contacts } from "../../ui/contacts.tsx";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";
import { useHeadingFocus } from "../frame/use-heading-focus.ts";
import { useRefused } from "../frame/use-refused.ts";
import type { ChangeAnswer } from "./change-answer.ts";
import { Changed } from "./changed.tsx";
import { Choose } from "./choose.tsx";
import { Held } from "./held.tsx";

type Props = {
  booking: GuestBooking;
  view: ChangeView | null;
  /** The room that has just been changed. */
  done: RoomForGuest | null;
  isPaying: boolean;
  formKey: string;
  answer: ChangeAnswer | undefined;
};

export function ChangePage(props: Props) {
  const { booking, view, done, isPaying, formKey } = props;
  const answer = useRefused(props.answer);
  const waiting = booking.change?.state === "paying" ? booking.change : null;
  useHeadingFocus(waiting ? "held" : done ? "done" : view ? "choose" : "not-here");
  if (waiting) return <Held {...{ booking, change: waiting, isPaying, formKey, answer }} />;
  if (done) return <Changed booking={booking} room={done} />;
  if (!view) return <NotHere code={booking.code} />;
  return <Choose {...{ booking, view, formKey, answer }} />;
}

function NotHere({ code }: { code: string }) {
  const { t } = useTranslation();
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>{t("guestChange.notHere.heading")}</h1>
        <p>{t("guestChange.notHere.text")}</p>
      </header>
      <div className={actions.actions}>
        <Contacts code={code} />
      </div>
    </div>
  );
}
