import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { planSentence } from "../../contract/plan-words.ts";
import { formatMoney } from "../../domain/money.ts";
import type { Installments, OfferedWays, OnlineMeans } from "../../domain/payment-choice.ts";
import frame from "../guest/frame/frame.module.css";
import { Parcelas } from "../guest/frame/parcelas.tsx";
import { AMOUNT, WithAmount } from "../guest/frame/with-amount.tsx";
import { useLanguage, useLocalUrl } from "../language.ts";
import { namesOf } from "../listing/chosen-rooms.ts";
import { type Order, payUrlOf } from "../listing/order.ts";
import { QuoteLines } from "../listing/quote-lines.tsx";
import { RoomParties } from "../listing/room-parties.tsx";
import { StayDates } from "../listing/stay-dates.tsx";
import { useCancellation } from "../listing/use-cancellation.ts";
import styles from "../payer/pay.module.css";
import type { PayerAnswer } from "../payer/payer-answer.ts";
import { PayerForm } from "../payer/payer-form.tsx";
import { UnknownParcelas } from "../payer/unknown-parcelas.tsx";
import card from "../proposal/room-card.module.css";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";

type Payable = Order & {
  readonly dueNow: number;
  readonly means: OnlineMeans;
  readonly ways: OfferedWays;
};

type Props = {
  order: Payable;
  /** Of a card; empty if it cannot be told now. */
  installments: readonly Installments[];
  formKey: string;
  /** The room's page, with what was chosen there. */
  back: string;
  answer: PayerAnswer | undefined;
};

/** A visitor pays for a room otherwise than in the frame: whom it is for, and what it costs. */
export function PayPage({ order, installments, formKey, back, answer }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const local = useLocalUrl();
  const { means, ways, dueNow } = order;
  const isPix = means === "pix";
  const other = isPix ? ways.card === "page" && "card" : ways.pix && "pix";
  const urlOf = (one: OnlineMeans) => local(payUrlOf(order, one));
  const isUntold = !isPix && installments.length === 0;
  return (
    <main id="conteudo" className={frame.steps}>
      <div className="wrap">
        <Link className={frame.back} to={back}>
          <Icon name="arrow-left" /> {t("pay.back")}
        </Link>
        <div className={styles.columns}>
          <header className={`${frame.head} ${styles.head}`}>
            <h1>
              <WithAmount
                text={t(isPix ? "pay.pixHeading" : "pay.cardHeading", { amount: AMOUNT })}
                amount={formatMoney(dueNow, language)}
              />
            </h1>
            <p>{t(isPix ? "pay.pixLead" : "pay.cardLead")}</p>
          </header>
          <aside className={styles.aside}>
            <Summary order={order} />
          </aside>
          <div className={styles.body}>
            {!isPix && !isUntold && <Parcelas amount={dueNow} installments={installments} />}
            <PayerForm
              {...{ means, formKey, answer }}
              payment={order}
              back={{ to: back, words: t("pay.lookAgain") }}
              instead={
                isUntold ? (
                  <UnknownParcelas again={urlOf("card")} pix={ways.pix && urlOf("pix")} />
                ) : undefined
              }
            />
            {other && !isUntold && (
              <p className={styles.other}>
                {t("pay.otherMeans")}{" "}
                <Link to={urlOf(other)} replace>
                  {t(other === "pix" ? "pay.byPix" : "pay.byCard")}
                </Link>
              </p>
            )}
          </div>
        </div>
      </div>
    </main>
  );
}

function Summary({ order }: Pick<Props, "order">) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rooms, stay, quote, plan, bought, dueNow } = order;
  const photo = rooms[0]?.listing.photos[0];
  const { line } = useCancellation({ checkIn: stay.checkIn, bought });
  return (
    <section className={card.card} aria-label={t("pay.summary")}>
      {photo && <Picture photo={{ ...photo, alt: "" }} sizes="(min-width: 1101px) 26rem, 5rem" />}
      <div>
        <h2>{namesOf(rooms)}</h2>
        <StayDates stay={stay} />
        {rooms.length > 1 && (
          <RoomParties rooms={rooms.map(({ listing, guests }) => ({ ...listing, guests }))} />
        )}
        <QuoteLines
          quote={quote}
          rows={[{ label: t("booking.dueNow"), amount: dueNow, tone: "due" }]}
        />
        {plan && <p>{planSentence(plan, stay.checkIn, language)}</p>}
        {line && <p>{line}</p>}
      </div>
    </section>
  );
}
