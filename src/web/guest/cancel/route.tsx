import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RoomForGuest } from "../../../contract/api.ts";
import type { CancellationOffer, GuestBooking } from "../../../contract/guest-api.ts";
import { addPortuguese } from "../../content/i18n.ts";
import { confirmation } from "../../content/pt-BR/confirmation.ts";
import { guest } from "../../content/pt-BR/guest.ts";
import { guestCancel } from "../../content/pt-BR/guest-cancel.ts";
import { plans } from "../../content/pt-BR/plans.ts";
import { privatePage } from "../../head/private-page.ts";
import { Contacts } from "../../ui/contacts.tsx";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";
import { belowOwnPage } from "../frame/guest-frame.tsx";
import { Message } from "../frame/message.tsx";
import { ownPage } from "../frame/own-page.server.ts";
import { looksAgain } from "../frame/own-page.ts";
import { useHeadingFocus } from "../frame/use-heading-focus.ts";
import { useRefused } from "../frame/use-refused.ts";
import type { Route } from "./+types/route";
import { lookAtCancellation, performCancellation } from "./cancel.server.ts";
import { Cancelled } from "./cancelled.tsx";
import type { Cancelling } from "./cancelling.ts";
import { Differs } from "./differs.tsx";
import { NothingBack } from "./nothing-back.tsx";
import { AskingPage } from "./question.tsx";
import { Simulator } from "./simulator.tsx";
import { type CancelAnswer, stepOf } from "./step-of.ts";

addPortuguese({ confirmation, guest, guestCancel, plans });

export const meta = privatePage("guestCancel.pageTitle");

export const loader = (asked: Route.LoaderArgs) => ownPage(lookAtCancellation(asked));

export const action = (asked: Route.ActionArgs) => performCancellation(asked);

export const shouldRevalidate = looksAgain;

export default belowOwnPage(CancelPage);

type Props = {
  booking: GuestBooking;
  room: RoomForGuest | null;
  offer: CancellationOffer | null;
  isAsking: boolean;
  formKey: string;
  answer: CancelAnswer | undefined;
};

function CancelPage({ isAsking, answer: told, ...shown }: Props) {
  const answer = useRefused(told);
  const { booking, offer } = shown;
  const step = stepOf({ booking, offer, isAsking }, answer);
  useHeadingFocus(step);
  if (step === "done") return <Cancelled booking={booking} />;
  if (!offer) return <NotHere booking={booking} />;
  const cancelling: Cancelling = { ...shown, offer };
  const seen = answer?.seen ?? 0;
  return (
    <>
      {step !== "differs" && <Refusal answer={answer} />}
      {step === "differs" && <Differs {...cancelling} seen={seen} />}
      {step === "asking" && <AskingPage {...cancelling} />}
      {step === "nothing" && <NothingBack {...cancelling} />}
      {step === "simulator" && <Simulator {...cancelling} />}
    </>
  );
}

/** Takes the focus, because the dialog that had it has closed. */
function Refusal({ answer }: { answer: CancelAnswer | undefined }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.focus();
  }, [answer]);
  if (!answer) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Message kind="error" icon="circle-alert" isAlert>
        {t([`guestCancel.refused.${answer.refused}`, "guestCancel.refused.other"])}
      </Message>
    </div>
  );
}

function NotHere({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>{t("guestCancel.notHere.heading")}</h1>
        <p>{t("guestCancel.notHere.text")}</p>
      </header>
      <div className={actions.actions}>
        <Contacts code={booking.code} />
      </div>
    </div>
  );
}
