import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GuestBooking } from "../../../contract/guest-api.ts";
import { guestCalendarFileUrl, guestPageUrl } from "../../../contract/page-urls.ts";
import { toEpoch } from "../../../domain/day.ts";
import { dayFormatter } from "../../../domain/day-formatter.ts";
import type { Language } from "../../../domain/language.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { SuccessIcon } from "../../confirmation/success-icon.tsx";
import { useLanguage, useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";
import { Schedule } from "../schedule.tsx";
import type { Shown } from "./shown.ts";

export function Paid({ booking, payment }: Shown) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  const { code } = booking;
  const amount = formatExactMoney(payment.amount, language);
  const isPix = payment.means === "pix";
  const until = payment.purpose === "booking" ? seeYou(booking, t, language) : "";
  return (
    <div className={frame.narrow}>
      <SuccessIcon />
      <header className={frame.head}>
        <h1>{[headingOf({ booking, payment }, t), until].filter(Boolean).join(" ")}</h1>
        <p>{t(isPix ? "guestPayment.paid.pix" : "guestPayment.paid.card", { amount })}</p>
      </header>
      <Schedule booking={booking} />
      <div className={actions.actions}>
        <Link className={button.primary} to={local(guestPageUrl(code))}>
          {t("guestPayment.paid.own")}
        </Link>
        <a className={button.line} href={guestCalendarFileUrl(code)}>
          <Icon name="calendar-days" /> {t("guestPayment.paid.calendar")}
        </a>
      </div>
    </div>
  );
}

function headingOf({ booking: { open }, payment: { purpose } }: Shown, t: TFunction): string {
  if (purpose === "change") return t("guestPayment.paid.change");
  if (open > 0)
    return t(purpose === "booking" ? "guestPayment.paid.deposit" : "guestPayment.paid.all");
  return t(purpose === "balance" ? "guestPayment.paid.balance" : "guestPayment.paid.all");
}

/** 'Até janeiro!', this month 'Até o dia 16!'; nothing once the stay has come. */
function seeYou(
  { now, checkIn, phase }: Pick<GuestBooking, "now" | "checkIn" | "phase">,
  t: TFunction,
  language: Language,
): string {
  if (phase !== "ahead") return "";
  const isThisMonth = now.day.slice(0, 7) === checkIn.slice(0, 7);
  if (isThisMonth) return t("guestPayment.paid.untilDay", { day: Number(checkIn.slice(8)) });
  const month = dayFormatter(language, { month: "long" }).format(toEpoch(checkIn));
  return t("guestPayment.paid.untilMonth", { month });
}
