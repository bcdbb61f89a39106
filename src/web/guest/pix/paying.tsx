import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { proposalUrl } from "../../../contract/page-urls.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { useLocalUrl } from "../../language.ts";
import beside from "../../ui/kit/beside.module.css";
import frame from "../frame/frame.module.css";
import { NightNotice } from "../payment/night-notice.tsx";
import { Summary } from "../payment/summary.tsx";
import { TimeToPay } from "../payment/time-to-pay.tsx";
import pay from "../payment/to-pay.module.css";
import { useWhen } from "../payment/use-when.ts";
import { MayYield } from "./may-yield.tsx";
import { PayBox } from "./pay-box.tsx";
import styles from "./pix.module.css";
import type { PixPageProps } from "./shown.ts";
import { TellForm } from "./tell-form.tsx";

/** The code, and what to do with it. */
export function Paying(props: PixPageProps) {
  const { booking, pix } = props;
  const { t, i18n } = useTranslation();
  const local = useLocalUrl();
  const until = useWhen(booking.now)(pix.until);
  return (
    <div className={beside.columns}>
      <header className={`${frame.head} ${beside.head}`}>
        <h1>{t("guestPix.heading")}</h1>
        <p>{t(`guestPix.lead.${pix.purpose}`, { until })}</p>
      </header>
      <Summary booking={booking} amount={pix.amount} />
      <div className={`${beside.body} ${pay.body}`}>
        <MayYield booking={booking} pix={pix} />
        <PayBox pix={pix}>
          {pix.until !== null && (
            <TimeToPay
              now={booking.now}
              until={pix.until}
              left="guestPix.left.booking"
              soon="guestPix.left.soon"
            />
          )}
        </PayBox>
        {pix.qr && (
          <NightNotice now={booking.now} amount={pix.amount}>
            {t(`guestPix.night.${pix.purpose}`)}{" "}
            {booking.isPayableOnline && t("guestPix.nightCard")}
          </NightNotice>
        )}
        {pix.qr && (
          <ol className={styles.steps}>
            <li>
              {t("guestPix.steps.pay", { amount: formatExactMoney(pix.amount, i18n.language) })}
            </li>
            <li>{t("guestPix.steps.tell", { tell: t("guestPix.tell") })}</li>
            <li>{t(`guestPix.steps.wait.${pix.purpose}`)}</li>
          </ol>
        )}
        {!pix.qr && pix.proposalCode && (
          <p>
            <Link to={local(proposalUrl(pix.proposalCode))}>{t("guestPix.ended.proposal")}</Link>
          </p>
        )}
        <TellForm {...props} words="guestPix.tell" talk="guestPix.whatsapp" />
      </div>
    </div>
  );
}
