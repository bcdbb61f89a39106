import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocalUrl } from "../../language.ts";
import beside from "../../ui/kit/beside.module.css";
import { Message } from "../frame/message.tsx";
import { Heading } from "./heading.tsx";
import { NightNotice } from "./night-notice.tsx";
import { urlToPay } from "./other-ways.ts";
import { Otherwise } from "./otherwise.tsx";
import { Payee } from "./payee.tsx";
import { PixBox } from "./pix-box.tsx";
import type { Shown } from "./shown.ts";
import { Summary } from "./summary.tsx";
import { TimeLeft } from "./time-left.tsx";
import pay from "./to-pay.module.css";
import { WaitingBox } from "./waiting-box.tsx";

/** The code, its deadline, the payee, and that the page waits for the bank. */
export function OpenPix({ booking, payment }: Shown) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { amount, payee, pix, purpose } = payment;
  return (
    <div className={beside.columns}>
      <Heading text="guestPayment.pix.heading" amount={amount} lead={t("guestPayment.pix.lead")} />
      <Summary booking={booking} amount={amount} />
      <div className={`${beside.body} ${pay.body}`}>
        {pix ? (
          <PixBox {...{ ...pix, amount, payee }}>
            <TimeLeft booking={booking} payment={payment} />
            <Payee label={t("guestPayment.pix.payee")} name={payee} />
          </PixBox>
        ) : (
          <Message kind="warn" icon="circle-alert">
            {t("guestPayment.pix.missing")}
          </Message>
        )}
        <WaitingBox
          title={t("guestPayment.pix.waiting")}
          text={t(`guestPayment.look.${purpose}`)}
        />
        <NightNotice now={booking.now} amount={amount}>
          {t("guestPayment.pix.night")}{" "}
          <Link to={local(urlToPay({ booking, payment }, "card"))}>
            {t("guestPayment.pix.nightCard")}
          </Link>
          .
        </NightNotice>
        <Otherwise booking={booking} payment={payment} />
      </div>
    </div>
  );
}
