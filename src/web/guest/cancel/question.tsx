import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link, useNavigation } from "react-router";
import { guestCancelUrl } from "../../../contract/page-urls.ts";
import { formatStay } from "../../../domain/format-stay.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { KeyField } from "../../form/key-field.tsx";
import { SendButton } from "../../form/send-button.tsx";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import actions from "../../ui/kit/actions.module.css";
import modal from "../../ui/kit/modal.module.css";
import frame from "../frame/frame.module.css";
import { Sums } from "../frame/sums.tsx";
import styles from "./cancel.module.css";
import type { Cancelling } from "./cancelling.ts";
import { FORM_ID, SEEN } from "./fields.ts";
import { OptionalFields } from "./optional-fields.tsx";

/** A dialog over the page, whose fields are sent with it. 'Go back' is first and has the focus. */
export function QuestionDialog(props: Cancelling & { onClose: () => void }) {
  const { onClose, ...cancelling } = props;
  const { t } = useTranslation();
  const text = useId();
  return (
    <Dialog
      role="alertdialog"
      label={t("guestCancel.question.heading")}
      describedBy={text}
      onClose={onClose}
      className={`rise ${modal.modal} ${styles.dialog}`}
    >
      <h2>{t("guestCancel.question.heading")}</h2>
      <p id={text}>{useQuestion(cancelling)}</p>
      <YesForm cancelling={cancelling}>
        <button type="button" className={button.line} onClick={onClose}>
          {t("guestCancel.question.no")}
        </button>
      </YesForm>
    </Dialog>
  );
}

/** The same as a page, for browsers without scripts. */
export function AskingPage(cancelling: Cancelling) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { booking, room } = cancelling;
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>{t("guestCancel.question.heading")}</h1>
        <p>{useQuestion(cancelling)}</p>
      </header>
      <YesForm cancelling={cancelling} fields={<OptionalFields {...cancelling} />}>
        <Link className={button.line} to={local(guestCancelUrl(booking.code, room?.id))}>
          {t("guestCancel.question.no")}
        </Link>
      </YesForm>
    </div>
  );
}

function useQuestion({ booking, room }: Cancelling): string {
  const { t, i18n } = useTranslation();
  const stay = formatStay(room ?? booking, "long", i18n.language);
  return room
    ? t("guestCancel.question.room", { room: room.name, stay })
    : t("guestCancel.question.text", { stay });
}

type YesProps = { cancelling: Cancelling; fields?: ReactNode; children: ReactNode };

/** The only form that cancels. */
function YesForm({ cancelling, fields, children }: YesProps) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const isBusy = useNavigation().state !== "idle";
  const { booking, room, offer, formKey } = cancelling;
  return (
    <Form
      id={FORM_ID}
      method="post"
      action={local(guestCancelUrl(booking.code, room?.id))}
      className={styles.yes}
    >
      <KeyField formKey={formKey} />
      <input type="hidden" name={SEEN} value={offer.refund} />
      {fields}
      <Sums
        rows={[
          {
            label: t("guestCancel.back"),
            value: formatExactMoney(offer.refund, i18n.language),
            isTotal: true,
          },
        ]}
      />
      <div className={`${actions.actions} ${styles.choice}`}>
        {children}
        <SendButton isOff={isBusy} className={frame.danger}>
          {t(isBusy ? "guestCancel.question.busy" : "guestCancel.question.yes")}
        </SendButton>
      </div>
    </Form>
  );
}
