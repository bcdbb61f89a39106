import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { guestPageUrl, proposalUrl } from "../../../contract/page-urls.ts";
import { isAfter, localTime } from "../../../domain/day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { formatDayOfMonth } from "../../../domain/format-stay.ts";
import { useLocalUrl } from "../../language.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import frame from "../frame/frame.module.css";
import { PayWays } from "../pay-ways.tsx";
import { urlToPay } from "./other-ways.ts";
import type { Shown } from "./shown.ts";

/** The payment's time is over, or another way was chosen. A late payment is not lost. */
export function Ended(shown: Shown) {
  const { t } = useTranslation();
  const heading = useEndedHeading(shown);
  const { purpose } = shown.payment;
  const isOpen = isStillToPay(shown);
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>{heading}</h1>
        <p>{t(isOpen ? leads[purpose] : "guestPayment.ended.settled")}</p>
      </header>
      {isOpen ? <Again {...shown} /> : <Own {...shown} isFirst />}
      {isOpen && <p className={frame.aside}>{t(`guestPayment.ended.paid.${purpose}`)}</p>}
    </div>
  );
}

const leads = {
  booking: "guestPayment.ended.booking",
  balance: "guestPayment.ended.balance",
  change: "guestPayment.ended.change",
} as const;

/** False if it has been paid in another way meanwhile. */
function isStillToPay({ booking, payment: { purpose } }: Shown): boolean {
  if (purpose === "change") return booking.change?.state === "paying";
  if (purpose === "balance") return booking.isPayableOnline && booking.open > 0;
  return booking.state === "held" || booking.state === "expired";
}

function Again({ booking, payment }: Shown) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { purpose, proposalCode, amount } = payment;
  if (purpose !== "booking") {
    return (
      <>
        <PayWays booking={booking} purpose={purpose} amount={amount} />
        <Own booking={booking} payment={payment} />
      </>
    );
  }
  if (proposalCode) {
    return (
      <div className={actions.actions}>
        <Link className={button.primary} to={local(proposalUrl(proposalCode))}>
          {t("guestPayment.ended.proposal")}
        </Link>
      </div>
    );
  }
  return <AgainForRoom booking={booking} payment={payment} />;
}

function AgainForRoom({ booking, payment }: Shown) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const isPix = payment.means === "pix";
  const pix = booking.ways.pix && {
    means: "pix" as const,
    words: t(isPix ? "guestPayment.ended.anotherPix" : "guestPayment.ended.byPix"),
  };
  const card = booking.ways.card && {
    means: "card" as const,
    words: t("guestPayment.ended.byCard"),
  };
  const ways = (isPix ? [pix, card] : [card, pix]).filter((way) => way !== null);
  return (
    <div className={actions.actions}>
      {ways.map(({ means, words }, place) => (
        <Link
          key={means}
          className={place === 0 ? button.primary : button.line}
          to={local(urlToPay({ booking, payment }, means))}
        >
          {words}
        </Link>
      ))}
    </div>
  );
}

function Own({ booking, isFirst = false }: Shown & { isFirst?: boolean }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <div className={actions.actions}>
      <Link
        className={isFirst ? button.primary : button.quiet}
        to={local(guestPageUrl(booking.code))}
      >
        {t("guestPayment.ended.own")}
      </Link>
    </div>
  );
}

const headings = {
  pix: {
    today: "guestPayment.ended.pixToday",
    before: "guestPayment.ended.pixBefore",
    off: "guestPayment.ended.pixOff",
  },
  card: {
    today: "guestPayment.ended.cardToday",
    before: "guestPayment.ended.cardBefore",
    off: "guestPayment.ended.cardOff",
  },
} as const;

/** When its time was over; if it was ended earlier, only that it has ended. */
function useEndedHeading({ booking: { now }, payment }: Shown): string {
  const { t, i18n } = useTranslation();
  const { timeZone } = useSite().property;
  const texts = headings[payment.means];
  const until = localTime(timeZone, payment.until);
  if (isAfter(until, now)) return t(texts.off);
  const { day, time } = until;
  const hour = formatHour(time, i18n.language);
  if (day === now.day) return t(texts.today, { hour });
  return t(texts.before, { day: formatDayOfMonth(day, "long", i18n.language), hour });
}
