import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { findBookingUrl, verifyUrl } from "../../../contract/page-urls.ts";
import { addPortuguese } from "../../content/i18n.ts";
import { findBooking } from "../../content/pt-BR/find-booking.ts";
import { guestContext } from "../../context.ts";
import { privatePage } from "../../head/private-page.ts";
import { useLocalUrl } from "../../language.ts";
import { Contacts } from "../../ui/contacts.tsx";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";
import { Message } from "../frame/message.tsx";
import { useHeadingFocus } from "../frame/use-heading-focus.ts";
import type { Route } from "./+types/route";
import type { Answer } from "./answer.ts";
import { askForLink } from "./ask-for-link.server.ts";
import styles from "./find.module.css";
import { FindForm } from "./find-form.tsx";

addPortuguese({ findBooking });

export const meta = privatePage("findBooking.pageTitle");

export const action = ({ context, request }: Route.ActionArgs) =>
  askForLink(context.get(guestContext), request);

export default function FindBooking({ actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData;
  const refusal = answer && "refused" in answer ? answer : undefined;
  const isSent = answer !== undefined && !refusal;
  useHeadingFocus(isSent ? "sent" : "form");
  return (
    <main id="conteudo" className={styles.main}>
      <div className="wrap">{isSent ? <Sent /> : <Ask refusal={refusal} />}</div>
    </main>
  );
}

function Sent() {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <>
      <header className={frame.head}>
        <h1>{t("findBooking.sentHeading")}</h1>
        <p>{t("findBooking.sent")}</p>
      </header>
      <p className={styles.otherwise}>{t("findBooking.notArrived")}</p>
      <Reach />
      <Link className={`tap ${styles.more}`} to={local(findBookingUrl)}>
        {t("findBooking.again")}
      </Link>
    </>
  );
}

function Ask({ refusal }: { refusal: Exclude<Answer, { kind: "sent" }> | undefined }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const isTooMany = refusal?.refused === "too-many-requests";
  return (
    <>
      <header className={frame.head}>
        <h1>{t("findBooking.heading")}</h1>
        <p>{t("findBooking.lead")}</p>
      </header>
      {refusal && !refusal.field && (
        <div className={styles.message}>
          <Message kind={isTooMany ? "warn" : "error"} icon="clock" isAlert>
            {t(isTooMany ? "findBooking.tooMany" : "findBooking.unheard")}
          </Message>
        </div>
      )}
      <div className={styles.ways}>
        <FindForm way="email" answer={refusal} />
        <FindForm way="code" answer={refusal} />
      </div>
      <p className={styles.otherwise}>{t("findBooking.otherwise")}</p>
      <Reach />
      <Link className={`tap ${styles.more}`} to={local(verifyUrl)}>
        {t("findBooking.verify")}
      </Link>
    </>
  );
}

function Reach() {
  const { t } = useTranslation();
  return (
    <div className={actions.actions}>
      <Contacts text={t("findBooking.message")} />
    </div>
  );
}
