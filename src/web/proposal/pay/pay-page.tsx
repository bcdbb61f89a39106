import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  EVERYTHING,
  HOW_MUCH,
  MEANS,
  payProposalUrl,
  proposalUrl,
} from "../../../contract/page-urls.ts";
import { formatMoney } from "../../../domain/money.ts";
import type { OnlineMeans } from "../../../domain/payment-choice.ts";
import frame from "../../guest/frame/frame.module.css";
import { AMOUNT, WithAmount } from "../../guest/frame/with-amount.tsx";
import { useLanguage, useLocalUrl } from "../../language.ts";
import { writeMeans } from "../../means-in-address.ts";
import { BeforeOwnPage } from "../../pay/before-own-page.tsx";
import { DEPOSIT } from "../../pay/fields.ts";
import { OtherMeans } from "../../pay/other-means.tsx";
import styles from "../../pay/pay.module.css";
import type { PayerAnswer } from "../../pay/payer-answer.ts";
import { Icon } from "../../ui/icon.tsx";
import back from "../../ui/kit/back.module.css";
import beside from "../../ui/kit/beside.module.css";
import { ToldLate } from "../paying.tsx";
import { RoomCard } from "../room-card.tsx";
import { CardFrame } from "./card-frame.tsx";
import type { Payable } from "./payable.ts";

type Props = Payable & { answer: PayerAnswer | undefined };

/** One means at a time: whom it is for, and what a card costs; or the provider's frame. */
export function PayPage({ answer, ...payable }: Props) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { proposal, payment, means, installments, formKey } = payable;
  const urlOf = useUrlOf(payable);
  const { ways } = proposal;
  const other = means === "pix" ? ways.card && "card" : ways.pix && "pix";
  const home = local(proposalUrl(proposal.code));
  const isFrame = means === "card" && ways.card === "frame";
  return (
    <main id="conteudo" className={frame.steps}>
      <div className="wrap">
        <Link className={back.back} to={home}>
          <Icon name="arrow-left" /> {t("proposal.payPage.back")}
        </Link>
        <div className={beside.columns}>
          <header className={`${frame.head} ${beside.head}`}>
            <Heading means={means} amount={payment.dueNow} />
            <p>
              {means === "pix" && t("proposal.payPage.pixLead")}
              {means === "card" && t(isFrame ? "proposal.payPage.cardLead" : "pay.cardLead")}
            </p>
          </header>
          <aside className={`${beside.aside} ${beside.level}`}>
            <RoomCard proposal={proposal} dueNow={payment.dueNow} />
          </aside>
          <div className={`${beside.body} ${styles.body}`}>
            {proposal.isToldLate && <ToldLate />}
            {isFrame ? (
              <>
                <CardFrame {...payable} />
                {other && <OtherMeans means={other} to={urlOf(other)} />}
              </>
            ) : (
              <BeforeOwnPage
                {...{ payment, means, installments, formKey, answer, other, urlOf }}
                back={{ to: home, words: t("proposal.payPage.lookAgain") }}
              />
            )}
          </div>
        </div>
      </div>
    </main>
  );
}

function Heading({ means, amount }: { means: OnlineMeans; amount: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const key = means === "pix" ? "pay.pixHeading" : "pay.cardHeading";
  return (
    <h1>
      <WithAmount text={t(key, { amount: AMOUNT })} amount={formatMoney(amount, language)} />
    </h1>
  );
}

/** The same payment by another means. */
function useUrlOf({ proposal, payment }: Payable) {
  const local = useLocalUrl();
  return (means: OnlineMeans) => {
    const query = new URLSearchParams({
      [HOW_MUCH]: payment.paysAll ? EVERYTHING : DEPOSIT,
      [MEANS]: writeMeans(means),
    });
    return `${local(payProposalUrl(proposal.code))}?${query}`;
  };
}
