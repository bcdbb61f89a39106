import { useTranslation } from "react-i18next";
import type { RoomForGuest } from "../../../contract/api.ts";
import type { ChangeView, GuestBooking } from "../../../contract/guest-api.ts";
import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestChange } from "../../content/pt-BR/guest-change.ts";
import { payment } from "../../content/pt-BR/payment.ts";
import { privatePage } from "../../head/private-page.ts";
import { Contacts } from "../../ui/contacts.tsx";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";
import { belowOwnPage } from "../frame/guest-frame.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { looksAgain } from "../frame/own-page.ts";
import { useHeadingFocus } from "../frame/use-heading-focus.ts";
import { useRefused } from "../frame/use-refused.ts";
import type { Route } from "./+types/route";
import { lookAtWish, performChange } from "./change.server.ts";
import type { ChangeAnswer } from "./change-answer.ts";
import { Changed } from "./changed.tsx";
import { Choose } from "./choose.tsx";
import { Held } from "./held.tsx";

addPortuguese({ confirmation, guest, guestChange, payment });

export const meta = privatePage("guestChange.pageTitle");

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtWish(asked));

export const action = (asked: Route.ActionArgs) => performChange(asked);

export const shouldRevalidate = looksAgain;

export default belowOwnPage(ChangePage);

type Props = {
  booking: GuestBooking;
  view: ChangeView | null;
  /** The room that has just been changed. */
  done: RoomForGuest | null;
  isPaying: boolean;
  formKey: string;
  answer: ChangeAnswer | undefined;
};

function ChangePage(props: Props) {
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
