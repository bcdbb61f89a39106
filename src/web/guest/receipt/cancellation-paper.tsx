import { useTranslation } from "react-i18next";
import { basisWords, whoCancelled } from "../../../contract/cancellation-words.ts";
import type { GuestBooking, GuestCancellation } from "../../../contract/guest-api.ts";
import { formatMinute } from "../../../domain/format-hour.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { useLanguage } from "../../language.ts";
import { useSite } from "../../site.ts";
import card from "../../ui/kit/card.module.css";
import facts from "../../ui/kit/facts.module.css";
import { Fact } from "./fact.tsx";
import styles from "./receipt.module.css";
import { Payee, StayReference } from "./receipt-paper.tsx";

type Props = { booking: GuestBooking; cancellation: GuestCancellation };

/** When the booking was cancelled, by whom, on what basis, and what goes back. */
export function CancellationPaper({ booking, cancellation }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { city } = useSite().property;
  const { at, refund } = cancellation;
  const who = whoCancelled(cancellation, booking.guestName, language);
  const basis = basisWords(cancellation, language);
  return (
    <article
      className={`${card.paper} ${styles.paper}`}
      aria-label={t("receipt.cancellationHeading")}
    >
      <dl className={facts.wide}>
        <Fact name={t("receipt.when")}>
          {t("receipt.whenText", { minute: formatMinute(at, "with-year", language), place: city })}
        </Fact>
        <Fact name={t("receipt.booking")}>
          <StayReference booking={booking} />
        </Fact>
        {who && <Fact name={t("receipt.asked")}>{who}</Fact>}
        {basis && <Fact name={t("receipt.base")}>{basis}</Fact>}
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
