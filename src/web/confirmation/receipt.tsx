import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SettlementClaim, ToldRecord } from "../../contract/api.ts";
import {
  calendarFileUrl,
  directionsUrl,
  guestPageUrl,
  whatsappUrl,
} from "../../contract/page-urls.ts";
import { rowLabel, rowTime } from "../../contract/plan-words.ts";
import { formatStay } from "../../domain/format-stay.ts";
import type { Photo } from "../../domain/listing.ts";
import { type CurrentRow, nextRow } from "../../domain/payment-plan.ts";
import { useLanguage, useLocalUrl } from "../language.ts";
import type { MoneyRow } from "../listing/quote-lines.tsx";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import actions from "../ui/kit/actions.module.css";
import { BookingCard } from "./booking-card.tsx";
import styles from "./receipt.module.css";
import { StayFacts } from "./stay-facts.tsx";
import { SuccessIcon } from "./success-icon.tsx";
import { useReadOut } from "./use-read-out.ts";

type Props = { booking: ToldRecord; claim: SettlementClaim; photo: Photo | null };

export function Receipt({ booking, claim, photo }: Props) {
  const { t } = useTranslation();
  const readOut = useReadOut();
  const language = useLanguage();
  const rest = nextRow(booking.plan);
  const due =
    rest && booking.checkIn
      ? `${rowLabel(rest, language)}: ${rowTime(rest, booking.checkIn, language)}.`
      : null;
  return (
    <div className={styles.columns}>
      <div>
        <SuccessIcon />
        <h1 ref={readOut} tabIndex={-1}>
          {t("confirmation.title")}
        </h1>
        <p className={styles.lead}>{t("confirmation.text")}</p>
        <StayFacts booking={booking} claim={claim} />
        <NextSteps booking={booking} checkoutId={claim.checkoutId} />
      </div>
      <BookingCard booking={booking} photo={photo} rows={useMoneyRows(booking.plan)} due={due} />
    </div>
  );
}

function NextSteps({ booking, checkoutId }: { booking: ToldRecord; checkoutId: string }) {
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const { property } = useSite();
  const { code, listingName: listing, checkIn, checkOut } = booking;
  const message =
    code && listing && checkIn && checkOut
      ? t("confirmation.message", {
          code,
          listing,
          stay: formatStay({ checkIn, checkOut }, "long", i18n.language),
        })
      : t("confirmation.askAboutPayment");
  return (
    <div className={`screen ${actions.actions} ${styles.actions}`}>
      {code && (
        <>
          <Link reloadDocument className={button.primary} to={local(guestPageUrl(code))}>
            {t("confirmation.ownPage")}
          </Link>
          <a className={button.line} href={calendarFileUrl(checkoutId)}>
            <Icon name="calendar-plus" />
            {t("confirmation.calendar")}
          </a>
        </>
      )}
      <a className={button.line} href={directionsUrl(property)} rel="noreferrer">
        <Icon name="navigation" />
        {t("shell.directions")}
      </a>
      {property.whatsapp && (
        <a className={button.line} href={whatsappUrl(property.whatsapp, message)} rel="noreferrer">
          <Icon name="message-circle" />
          {t("shell.whatsapp")}
        </a>
      )}
    </div>
  );
}

/** What is paid and what is open, if it is paid in parts. */
function useMoneyRows(plan: readonly CurrentRow[]): readonly MoneyRow[] {
  const { t } = useTranslation();
  if (plan.length === 0) return [];
  const paid = plan.reduce((sum, row) => sum + row.paid, 0);
  const open = plan.reduce((sum, row) => sum + row.amount, 0) - paid;
  const rows: MoneyRow[] = [
    { label: t("booking.paid"), amount: paid, tone: "paid" },
    { label: t("booking.open"), amount: open, tone: "due" },
  ];
  return rows.filter(({ amount }) => amount > 0);
}
