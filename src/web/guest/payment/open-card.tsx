import { useTranslation } from "react-i18next";
import { guestPaymentUrl } from "../../../contract/page-urls.ts";
import { useLocalUrl } from "../../language.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import actions from "../../ui/kit/actions.module.css";
import beside from "../../ui/kit/beside.module.css";
import { Message } from "../frame/message.tsx";
import { Parcelas } from "../frame/parcelas.tsx";
import { UnknownParcelas } from "../frame/unknown-parcelas.tsx";
import { cardStep } from "./card-step.ts";
import { Heading } from "./heading.tsx";
import { otherMeans, urlToPay } from "./other-ways.ts";
import { Otherwise } from "./otherwise.tsx";
import type { Shown } from "./shown.ts";
import { Summary } from "./summary.tsx";
import { TimeLeft } from "./time-left.tsx";
import pay from "./to-pay.module.css";
import { WaitingBox } from "./waiting-box.tsx";

/** What the card costs, and the way to the provider's page, which leads the guest back here. */
export function OpenCard({ booking, payment }: Shown) {
  const { t } = useTranslation();
  const { amount, page, installments, purpose } = payment;
  const step = cardStep(payment);
  const lead = page ? t("guestPayment.card.lead", { label: page.label }) : "";
  return (
    <div className={beside.columns}>
      <Heading text="guestPayment.card.heading" amount={amount} lead={lead} />
      <Summary booking={booking} amount={amount} />
      <div className={`${beside.body} ${pay.body}`}>
        {installments.length > 0 && <Parcelas amount={amount} installments={installments} />}
        {step.at === "payable" && (
          <div className={actions.actions}>
            <a
              className={`${button.primary} ${button.large}`}
              href={step.page.url}
              rel="noreferrer"
            >
              {t("guestPayment.card.go", { label: step.page.label })} <Icon name="arrow-right" />
            </a>
          </div>
        )}
        {step.at === "untold" && <Untold booking={booking} payment={payment} />}
        {step.at === "unopened" && (
          <Message kind="warn" icon="circle-alert">
            {t("guestPayment.card.missing")}
          </Message>
        )}
        <TimeLeft booking={booking} payment={payment} />
        <WaitingBox
          title={t("guestPayment.card.waiting")}
          text={t(`guestPayment.look.${purpose}`)}
        />
        {step.at !== "untold" && <Otherwise booking={booking} payment={payment} />}
      </div>
    </div>
  );
}

function Untold(shown: Shown) {
  const local = useLocalUrl();
  const other = otherMeans(shown);
  return (
    <UnknownParcelas
      again={local(guestPaymentUrl(shown.booking.code))}
      pix={other && local(urlToPay(shown, other))}
    />
  );
}
