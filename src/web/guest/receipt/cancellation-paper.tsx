import { useTranslation } from "react-i18next";
import type { GuestBooking, GuestCancellation } from "../../../contract/guest-api.ts";
import { shareOf } from "../../../domain/cancellation.ts";
import { formatMinute } from "../../../domain/format-hour.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { useLanguage } from "../../language.ts";
import { useSite } from "../../site.ts";
import { Fact } from "./fact.tsx";
import styles from "./receipt.module.css";
import { Payee, StayReference } from "./receipt-paper.tsx";

type Props = { booking: GuestBooking; cancellation: GuestCancellation };

/** When the booking was cancelled, by whom, on what basis, and what goes back. */
export function CancellationPaper({ booking, cancellation }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { city } = useSite().property;
  const { at, byGuest, refund } = cancellation;
  return (
    <article className={styles.paper} aria-label={t("receipt.cancellationHeading")}>
      <dl>
        <Fact name={t("receipt.when")}>
          {t("receipt.whenText", { minute: formatMinute(at, "with-year", language), place: city })}
        </Fact>
        <Fact name={t("receipt.booking")}>
          <StayReference booking={booking} />
        </Fact>
        <Fact name={t("receipt.asked")}>{t(byGuest ? "receipt.byGuest" : "receipt.byHouse")}</Fact>
        <Fact name={t("receipt.base")}>{useBase(booking, cancellation)}</Fact>
        <Fact name={t("receipt.goesBack")}>
          <b className="num">{formatExactMoney(refund, language)}</b>
          {booking.returns.map((sentence) => (
            <small key={sentence}>{sentence}</small>
          ))}
        </Fact>
        <Payee />
      </dl>
    </article>
  );
}

/** The owner may give back more than the policy does. */
function useBase({ payments }: GuestBooking, cancellation: GuestCancellation): string {
  const { t } = useTranslation();
  const { isRegret, refundPercent, refund, byGuest } = cancellation;
  const received = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (!byGuest && refund !== shareOf(received, refundPercent)) return t("receipt.agreed");
  if (isRegret && refundPercent === 100) return t("receipt.regret");
  return refundPercent > 0
    ? t("receipt.percent", { percent: refundPercent })
    : t("receipt.nothing");
}
