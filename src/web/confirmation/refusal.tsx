import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import type { SettlementClaim } from "../../contract/api.ts";
import { listingsUrl, listingUrl } from "../../contract/page-urls.ts";
import { readParty } from "../../contract/party-in-address.ts";
import { readOtherRooms } from "../../contract/rooms-in-address.ts";
import type { AppError, RefusalCode } from "../../domain/app-error.ts";
import type { Day } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import { adultsOnly } from "../../domain/guests.ts";
import { formatMoney } from "../../domain/money.ts";
import { makeStay } from "../../domain/stay.ts";
import { useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import { Contacts } from "../ui/contacts.tsx";
import actions from "../ui/kit/actions.module.css";
import page from "../ui/page.module.css";
import styles from "./confirmation.module.css";
import { useReadOut } from "./use-read-out.ts";

/** Sent by the server when a payment did not become a booking. */
type MoneyBack = {
  bookingCode?: string;
  refund?: number;
  refundDay?: Day;
  /** Missing if the server is not ours: such a server has refunded on `refundDay`. */
  refundState?: keyof typeof told;
};

/** Promised, accepted, arrived, or to be given by hand. */
const told = {
  due: "confirmation.lost.due",
  pending: "confirmation.lost.pending",
  succeeded: "confirmation.lost.succeeded",
  failed: "confirmation.lost.failed",
  "by-hand": "confirmation.lost.failed",
} as const;

const sentences: Partial<Record<RefusalCode, "unpaid" | "expired" | "cancelled">> = {
  "checkout-unpaid": "unpaid",
  "checkout-expired": "expired",
  "booking-cancelled": "cancelled",
};

/** A final negative outcome: one text for each, and a link back. */
export function Refusal({ error, claim }: { error: AppError; claim: SettlementClaim }) {
  const { t, i18n } = useTranslation();
  if (error.code === "nights-lost" || error.code === "payment-returned") {
    const money = error.details as MoneyBack;
    const { bookingCode = null, refund, refundDay, refundState = "pending" } = money;
    const why = error.code === "nights-lost" ? "lost" : "returned";
    return (
      <Final
        heading={t(`confirmation.${why}.heading`)}
        code={bookingCode}
        back={<BackToListings />}
      >
        <p>{t(`confirmation.${why}.text`)}</p>
        {refund !== undefined && refundDay && (
          <p className={styles.known}>
            {t(told[refundState] ?? told.pending, {
              amount: formatMoney(refund, i18n.language),
              day: formatDay(refundDay, "numeric", i18n.language),
            })}
          </p>
        )}
        {bookingCode && <p>{t("confirmation.waiting.code", { code: bookingCode })}</p>}
      </Final>
    );
  }
  const name = sentences[error.code] ?? "unknown";
  const isStillWanted = name === "unpaid" || name === "expired";
  const back = isStillWanted ? <BackToListing claim={claim} /> : <BackToListings />;
  return (
    <Final heading={t(`confirmation.${name}.heading`)} back={back}>
      <p>{t(`confirmation.${name}.text`)}</p>
    </Final>
  );
}

export function NoSession() {
  const { t } = useTranslation();
  return (
    <Final heading={t("confirmation.noSession.heading")} back={<BackToListings />}>
      <p>{t("confirmation.noSession.text")}</p>
    </Final>
  );
}

type FinalProps = { heading: string; code?: string | null; back: ReactNode; children: ReactNode };

function Final({ heading, code = null, back, children }: FinalProps) {
  const readOut = useReadOut();
  return (
    <div className={`${page.state} ${styles.state}`}>
      <h1 ref={readOut} tabIndex={-1}>
        {heading}
      </h1>
      {children}
      <div className={`${actions.actions} ${page.actions}`}>
        {back}
        <Contacts code={code} />
      </div>
    </div>
  );
}

/** Back to the room or the rooms, with the dates of the payment. */
function BackToListing({ claim }: { claim: SettlementClaim }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const [query] = useSearchParams();
  const { listingId, checkIn, checkOut } = claim;
  const stay = checkIn && checkOut ? makeStay(checkIn, checkOut) : null;
  if (!listingId) return <BackToListings />;
  const guests = readParty(query) ?? adultsOnly(DEFAULT_PEOPLE);
  const others = readOtherRooms(query);
  const url = listingUrl(listingId, stay ? { stay, guests, others } : undefined);
  return (
    <Link className={button.primary} to={local(url)}>
      {t("confirmation.backToRoom")}
    </Link>
  );
}

/** The return URL of a single room does not carry the party. */
const DEFAULT_PEOPLE = 2;

function BackToListings() {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <Link className={button.primary} to={local(listingsUrl)}>
      {t("confirmation.backToRooms")}
    </Link>
  );
}
