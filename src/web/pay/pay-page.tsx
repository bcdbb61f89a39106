import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatMoney } from "../../domain/money.ts";
import type { Installments, OfferedWays, OnlineMeans } from "../../domain/payment-choice.ts";
import frame from "../guest/frame/frame.module.css";
import { AMOUNT, WithAmount } from "../guest/frame/with-amount.tsx";
import { useLanguage, useLocalUrl } from "../language.ts";
import { type Order, payUrlOf } from "../listing/order.ts";
import { Icon } from "../ui/icon.tsx";
import backKit from "../ui/kit/back.module.css";
import beside from "../ui/kit/beside.module.css";
import { BeforeOwnPage } from "./before-own-page.tsx";
import { OrderSummary } from "./order-summary.tsx";
import styles from "./pay.module.css";
import type { PayerAnswer } from "./payer-answer.ts";

type Payable = Order & {
  readonly dueNow: number;
  readonly means: OnlineMeans;
  readonly ways: OfferedWays;
};

type Props = {
  order: Payable;
  /** A card's; empty if the provider cannot say them now. */
  installments: readonly Installments[];
  formKey: string;
  /** The room's page, with what was chosen there. */
  back: string;
  answer: PayerAnswer | undefined;
};

/** A visitor pays for a room in another way than in the frame: whom it is for, what it costs. */
export function PayPage({ order, installments, formKey, back, answer }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  const { means, ways, dueNow } = order;
  const isPix = means === "pix";
  const cardHere = ways.card === "page" ? "card" : null;
  const other = isPix ? cardHere : ways.pix && "pix";
  const urlOf = (one: OnlineMeans) => local(payUrlOf(order, one));
  return (
    <main id="conteudo" className={frame.steps}>
      <div className="wrap">
        <Link className={backKit.back} to={back}>
          <Icon name="arrow-left" /> {t("pay.back")}
        </Link>
        <div className={beside.columns}>
          <header className={`${frame.head} ${beside.head}`}>
            <h1>
              <WithAmount
                text={t(isPix ? "pay.pixHeading" : "pay.cardHeading", { amount: AMOUNT })}
                amount={formatMoney(dueNow, language)}
              />
            </h1>
            <p>{t(isPix ? "pay.pixLead" : "pay.cardLead")}</p>
          </header>
          <aside className={`${beside.aside} ${beside.level}`}>
            <OrderSummary order={order} dueNow={dueNow} />
          </aside>
          <div className={`${beside.body} ${styles.body}`}>
            <BeforeOwnPage
              {...{ means, formKey, answer, installments, other, urlOf }}
              payment={order}
              back={{ to: back, words: t("pay.lookAgain") }}
            />
          </div>
        </div>
      </div>
    </main>
  );
}
