import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { GuestBooking } from "../../contract/guest-api.ts";
import { guestPageUrl, guestReceiptUrl, inLanguage } from "../../contract/page-urls.ts";
import { languages } from "../../domain/language.ts";
import { formatMoney } from "../../domain/money.ts";
import { useLanguage, useLocalUrl } from "../language.ts";
import styles from "./guest.module.css";
import { RENEWED, RenewLink } from "./renew-link.tsx";
import { Row, Rows } from "./rows.tsx";

/** The receipt, the other language, and a new link. */
export function PapersAndLink({ booking }: { booking: GuestBooking }) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const language = useLanguage();
  const [query] = useSearchParams();
  const { code, paid, cancellation, guestEmail } = booking;
  const other = languages.find((one) => one !== language) ?? language;
  const amount = formatMoney(paid, i18n.language);
  return (
    <section className={`${styles.block} screen`} aria-labelledby="guardar">
      <h2 id="guardar">{t("guest.keep.heading")}</h2>
      <Rows>
        {cancellation ? (
          <Row
            icon="printer"
            title={t("guest.keep.cancellation")}
            text={t("guest.keep.cancellationText")}
            to={local(guestReceiptUrl(code))}
          />
        ) : (
          paid > 0 && (
            <Row
              icon="printer"
              title={t("guest.keep.receipt")}
              text={t("guest.keep.receiptText", { amount })}
              to={local(guestReceiptUrl(code))}
            />
          )
        )}
        <Row
          icon="book-open"
          title={t("guest.keep.language")}
          text={t("guest.keep.languageText")}
          to={inLanguage(guestPageUrl(code), other)}
          lang={other}
        />
        {guestEmail && <RenewLink email={guestEmail} isRenewed={query.has(RENEWED)} />}
      </Rows>
    </section>
  );
}
