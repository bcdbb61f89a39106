import { useTranslation } from "react-i18next";
import { cancellationReasons } from "../../../domain/cancellation.ts";
import field from "../../ui/kit/field.module.css";
import frame from "../frame/frame.module.css";
import type { Cancelling } from "./cancelling.ts";
import { FORM_ID, REASON, REFUND_KEY } from "./fields.ts";

/** Fields of the second question's form, by its id, so that they can stand outside of it. */
export function OptionalFields({ offer, room }: Cancelling) {
  return (
    <>
      {offer.byHand > 0 && <RefundKey />}
      {!room && <Reason />}
    </>
  );
}

function RefundKey() {
  const { t } = useTranslation();
  return (
    <section className={frame.block}>
      <h2>{t("guestCancel.key.heading")}</h2>
      <p>{t("guestCancel.key.text")}</p>
      <label className={field.field}>
        <span>{t("guestCancel.key.label")}</span>
        <input
          form={FORM_ID}
          name={REFUND_KEY}
          className={field.input}
          maxLength={100}
          autoComplete="off"
          placeholder={t("guestCancel.key.placeholder")}
        />
        <small>{t("guestCancel.key.note")}</small>
      </label>
    </section>
  );
}

function Reason() {
  const { t } = useTranslation();
  return (
    <section className={frame.block}>
      <h2>{t("guestCancel.why.heading")}</h2>
      <p>{t("guestCancel.why.text")}</p>
      <label className={field.field}>
        <span>{t("guestCancel.why.label")}</span>
        <select form={FORM_ID} name={REASON} className={field.input} defaultValue="">
          <option value="">{t("guestCancel.why.none")}</option>
          {cancellationReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`guestCancel.why.reason.${reason}`)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
