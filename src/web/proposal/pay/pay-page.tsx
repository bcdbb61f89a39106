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
import { Parcelas } from "../../guest/frame/parcelas.tsx";
import { AMOUNT, WithAmount } from "../../guest/frame/with-amount.tsx";
import { useLanguage, useLocalUrl } from "../../language.ts";
import { writeMeans } from "../../means-in-address.ts";
import { DEPOSIT } from "../../payer/fields.ts";
import styles from "../../payer/pay.module.css";
import type { PayerAnswer } from "../../payer/payer-answer.ts";
import { PayerForm } from "../../payer/payer-form.tsx";
import { UnknownParcelas } from "../../payer/unknown-parcelas.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ToldLate } from "../paying.tsx";
import { RoomCard } from "../room-card.tsx";
import { CardFrame } from "./card-frame.tsx";
import type { Payable } from "./payable.ts";

type Props = Payable & { answer: PayerAnswer | undefined };

/** One means at a time: who it is for, and what a card costs; or the provider's frame. */
export function PayPage({ answer, ...payable }: Props) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { proposal, payment, means } = payable;
  const home = local(proposalUrl(proposal.code));
  const isFrame = means === "card" && proposal.ways.card === "frame";
  return (
    <main id="conteudo" className={frame.steps}>
      <div className="wrap">
        <Link className={frame.back} to={home}>
          <Icon name="arrow-left" /> {t("proposal.payPage.back")}
        </Link>
        <div className={styles.columns}>
          <header className={`${frame.head} ${styles.head}`}>
            <Heading means={means} amount={payment.dueNow} />
            <p>
              {means === "pix" && t("proposal.payPage.pixLead")}
              {means === "card" && t(isFrame ? "proposal.payPage.cardLead" : "pay.cardLead")}
            </p>
          </header>
          <aside className={styles.aside}>
            <RoomCard proposal={proposal} dueNow={payment.dueNow} />
          </aside>
          <div className={styles.body}>
            {proposal.isToldLate && <ToldLate />}
            {isFrame ? (
              <CardFrame {...payable} />
            ) : (
              <WithoutFrame {...payable} answer={answer} back={home} />
            )}
            {proposal.ways.pix && <OtherMeans {...payable} />}
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

function WithoutFrame({ answer, back, ...payable }: Props & { back: string }) {
  const { t } = useTranslation();
  const urlOf = useUrlOf(payable);
  const { payment, means, installments, formKey, proposal } = payable;
  const isCard = means === "card";
  const isUntold = isCard && installments.length === 0;
  return (
    <>
      {isCard && !isUntold && <Parcelas amount={payment.dueNow} installments={installments} />}
      <PayerForm
        {...{ payment, means, formKey, answer }}
        back={{ to: back, words: t("proposal.payPage.lookAgain") }}
        instead={
          isUntold ? (
            <UnknownParcelas again={urlOf("card")} pix={proposal.ways.pix && urlOf("pix")} />
          ) : undefined
        }
      />
    </>
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

function OtherMeans(payable: Payable) {
  const { t } = useTranslation();
  const urlOf = useUrlOf(payable);
  const isPix = payable.means === "pix";
  return (
    <p className={styles.other}>
      {t("pay.otherMeans")}{" "}
      <Link to={urlOf(isPix ? "card" : "pix")} replace>
        {t(isPix ? "pay.byCard" : "pay.byPix")}
      </Link>
    </p>
  );
}
