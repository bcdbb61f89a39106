import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { ChangeOffer } from "../../../contract/guest-api.ts";
import { formatMoney } from "../../../domain/money.ts";
import { KeyField } from "../../form/key-field.tsx";
import { SendButton } from "../../form/send-button.tsx";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import field from "../../ui/kit/field.module.css";
import frame from "../frame/frame.module.css";
import { Message } from "../frame/message.tsx";
import { FIGURES, WORDS } from "./fields.ts";
import { changeUrl, fieldsOf } from "./wish-in-address.ts";
import { pressOf } from "./words-of.ts";

type Props = {
  code: string;
  offer: ChangeOffer;
  formKey: string;
  isLooking: boolean;
};

/** The only form that changes: the wish, and the figures that were shown with it. */
export function ChangeForm({ code, offer, formKey, isLooking }: Props) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const isSending = useNavigation().formMethod === "POST";
  const { words, amount } = pressOf(offer);
  const { total, refund, kept, payFirst } = offer.figures;
  const seen = [total, refund, kept, payFirst];
  return (
    <Form
      method="post"
      action={local(changeUrl(code, offer.wish))}
      replace
      preventScrollReset
      className={frame.stack}
    >
      <KeyField formKey={formKey} />
      {fieldsOf(offer.wish).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {FIGURES.map((name, index) => (
        <input key={name} type="hidden" name={name} value={seen[index]} />
      ))}
      {offer.way !== "self" && <Request way={offer.way} />}
      {/* The price of a newer wish is still being loaded. */}
      <SendButton isOff={isSending || isLooking} className={`${button.primary} ${button.block}`}>
        {isSending
          ? t("guestChange.button.busy")
          : isLooking
            ? t("guestChange.summary.looking")
            : t(`guestChange.button.${words}`, { amount: formatMoney(amount, i18n.language) })}
      </SendButton>
      <p className={frame.small}>{t("guestChange.summary.todaysPrice")}</p>
    </Form>
  );
}

function Request({ way }: { way: Exclude<ChangeOffer["way"], "self"> }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(`guestChange.ask.${way}`)}</p>
      <label className={field.field}>
        <span>{t("guestChange.ask.words")}</span>
        <textarea name={WORDS} rows={2} maxLength={1000} className={field.input} />
        <small>{t("guestChange.ask.optional")}</small>
      </label>
      <Message kind="info" icon="badge-check">
        {t("guestChange.ask.stands")}
      </Message>
    </>
  );
}
