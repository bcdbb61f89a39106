import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EVERYTHING, HOW_MUCH, payProposalUrl, proposalUrl } from "../../../contract/page-urls.ts";
import { formatMoney } from "../../../domain/money.ts";
import frame from "../../guest/frame/frame.module.css";
import { AMOUNT, WithAmount } from "../../guest/frame/with-amount.tsx";
import { useLanguage, useLocalUrl } from "../../language.ts";
import { Icon } from "../../ui/icon.tsx";
import { CARD, DEPOSIT, MEANS, type Means, PIX } from "../fields.ts";
import { ToldLate } from "../paying.tsx";
import { RoomCard } from "../room-card.tsx";
import type { PixFormAnswer } from "./answer.ts";
import { CardFrame } from "./card-frame.tsx";
import styles from "./pay.module.css";
import type { Payable } from "./payable.ts";
import { PixForm } from "./pix-form.tsx";

/** One means at a time: who it is for, for a Pix; or the provider's form, for a card. */
export function PayPage({ answer, ...payable }: Payable & { answer: PixFormAnswer | undefined }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { proposal, payment, means, formKey } = payable;
  const home = local(proposalUrl(proposal.code));
  const back = { to: home, words: t("proposal.payPage.lookAgain") };
  return (
    <main id="conteudo" className={frame.steps}>
      <div className="wrap">
        <Link className={frame.back} to={home}>
          <Icon name="arrow-left" /> {t("proposal.payPage.back")}
        </Link>
        <div className={styles.columns}>
          <header className={`${frame.head} ${styles.head}`}>
            <Heading means={means} amount={payment.dueNow} />
            <p>{t(means === PIX ? "proposal.payPage.pixLead" : "proposal.payPage.cardLead")}</p>
          </header>
          <aside className={styles.aside}>
            <RoomCard proposal={proposal} dueNow={payment.dueNow} />
          </aside>
          <div className={styles.body}>
            {proposal.isToldLate && <ToldLate />}
            {means === PIX ? (
              <PixForm {...{ payment, formKey, answer, back }} />
            ) : (
              <CardFrame {...payable} />
            )}
            {proposal.takesPix && <OtherMeans {...payable} />}
          </div>
        </div>
      </div>
    </main>
  );
}

function Heading({ means, amount }: { means: Means; amount: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const key = means === PIX ? "proposal.payPage.pixHeading" : "proposal.payPage.cardHeading";
  return (
    <h1>
      <WithAmount text={t(key, { amount: AMOUNT })} amount={formatMoney(amount, language)} />
    </h1>
  );
}

function OtherMeans({ proposal, payment, means }: Payable) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const query = new URLSearchParams({
    [HOW_MUCH]: payment.paysAll ? EVERYTHING : DEPOSIT,
    [MEANS]: means === PIX ? CARD : PIX,
  });
  return (
    <p className={styles.other}>
      {t("proposal.payPage.otherMeans")}{" "}
      <Link to={`${local(payProposalUrl(proposal.code))}?${query}`} replace>
        {t(means === PIX ? "proposal.payPage.byCard" : "proposal.payPage.byPix")}
      </Link>
    </p>
  );
}
