import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import type { BookingRecord, SettlementClaim } from "../../contract/api.ts";
import { homeUrl } from "../../contract/page-urls.ts";
import { problems } from "../../contract/problems.ts";
import { parseDay } from "../../domain/day.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatMoney, fromReais } from "../../domain/money.ts";
import { useHouse } from "../root.tsx";
import button from "../ui/button.module.css";
import page from "../ui/page.module.css";
import { Spinner } from "../ui/spinner.tsx";
import styles from "./confirmation.module.css";
import { useSettlement } from "./use-settlement.ts";

export function headers() {
  return { "cache-control": "no-store" };
}

export default function Confirmation() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { property } = useHouse();
  const [query] = useSearchParams();
  const claim = readClaim(query);
  const state = useSettlement(claim);
  return (
    <main className={page.state}>
      <button type="button" className={button.quiet} onClick={() => navigate(homeUrl)}>
        {t("confirmation.home")}
      </button>
      {!claim && <p>{t("confirmation.noSession")}</p>}
      {claim && state.kind === "waiting" && (
        <>
          <Spinner label={t("confirmation.waiting")} />
          {state.long && <p>{t("confirmation.stillWaiting", { phone: property.phone })}</p>}
        </>
      )}
      {state.kind === "refused" && <p role="alert">{problems[state.error.code][1]}</p>}
      {state.kind === "done" && <Receipt booking={state.booking} />}
    </main>
  );
}

function Receipt({ booking }: { booking: BookingRecord }) {
  const { t, i18n } = useTranslation();
  const facts = [
    [t("confirmation.service"), t("confirmation.serviceName")],
    [t("confirmation.checkIn"), formatDay(booking.checkIn, "numeric", i18n.language)],
    [t("confirmation.checkOut"), formatDay(booking.checkOut, "numeric", i18n.language)],
    [t("confirmation.name"), booking.guestName ?? t("confirmation.notGiven")],
    [t("confirmation.email"), booking.guestEmail ?? t("confirmation.notGiven")],
    [t("confirmation.code"), booking.code],
    [t("confirmation.total"), formatMoney(booking.total, i18n.language)],
  ];
  return (
    <>
      <h1>{t("confirmation.title")}</h1>
      <p>{t("confirmation.text")}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The address is the visitor's to edit: whatever it says beyond the id is only passed on. */
function readClaim(query: URLSearchParams): SettlementClaim | null {
  const checkoutId = query.get("session_id");
  if (!checkoutId) return null;
  const price = Number(query.get("price") ?? "");
  return {
    checkoutId,
    total: price > 0 ? fromReais(price) : null,
    checkIn: parseDay(query.get("startDate") ?? ""),
    checkOut: parseDay(query.get("endDate") ?? ""),
    listingId: query.get("quartoId"),
  };
}
