import { useTranslation } from "react-i18next";
import { KeyField } from "../../form/key-field.tsx";
import { SendButton } from "../../form/send-button.tsx";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import { Message } from "../frame/message.tsx";
import { TalkLink } from "../frame/talk-link.tsx";
import styles from "./pix.module.css";
import { ReceiptNews, ReceiptPicker } from "./receipt-picker.tsx";
import type { PixPageProps } from "./shown.ts";

type Props = PixPageProps & {
  words: "guestPix.tell" | "guestPix.tellAgain";
  talk: "guestPix.whatsapp" | "guestPix.talk";
  /** The page has another primary button. */
  isSecond?: boolean;
};

/** 'Já fiz o Pix', with a picture if there is one. */
export function TellForm({ booking, tell, receipt, words, talk, isSecond }: Props) {
  const { t } = useTranslation();
  return (
    <tell.Form method="post" className={styles.tell} preventScrollReset>
      <KeyField formKey={tell.key} />
      <ReceiptPicker receipt={receipt} />
      <ReceiptNews receipt={receipt} />
      {tell.refused && (
        <Message kind="error" icon="circle-alert" isAlert>
          {t([`guestPix.refused.${tell.refused}`, "guestPix.refused.other"])}
        </Message>
      )}
      <div className={actions.actions}>
        <SendButton
          isOff={tell.isBusy}
          className={isSecond ? button.line : `${button.primary} ${button.large}`}
        >
          {t(tell.isBusy ? "guestPix.telling" : words)}
        </SendButton>
        <TalkLink code={booking.code} className={button.quiet}>
          {t(talk)}
        </TalkLink>
      </div>
    </tell.Form>
  );
}
