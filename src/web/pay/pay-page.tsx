import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { planSentence } from "../../contract/plan-words.ts";
import { formatMoney } from "../../domain/money.ts";
import type { Installments, OfferedWays, OnlineMeans } from "../../domain/payment-choice.ts";
import frame from "../guest/frame/frame.module.css";
import { AMOUNT, WithAmount } from "../guest/frame/with-amount.tsx";
import { useLanguage, useLocalUrl } from "../language.ts";
import { namesOf } from "../listing/chosen-rooms.ts";
import { type Order, payUrlOf } from "../listing/order.ts";
import { QuoteLines } from "../listing/quote-lines.tsx";
import { RoomParties } from "../listing/room-parties.tsx";
import { StayDates } from "../listing/stay-dates.tsx";
import { useCancellation } from "../listing/use-cancellation.ts";
import { Icon } from "../ui/icon.tsx";
import backKit from "../ui/kit/back.module.css";
import beside from "../ui/kit/beside.module.css";
import ticket from "../ui/kit/ticket.module.css";
import { Picture } from "../ui/picture.tsx";
import { BeforeOwnPage } from "./before-own-page.tsx";
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
            <Summary order={order} />
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

function Summary({ order }: Pick<Props, "order">) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rooms, stay, quote, plan, bought, dueNow } = order;
  const photo = rooms[0]?.listing.photos[0];
  const { line } = useCancellation({ checkIn: stay.checkIn, bought });
  return (
    <section className={`${ticket.card} ${ticket.small}`} aria-label={t("pay.summary")}>
      {photo && (
        <Picture
          className={ticket.photo}
          photo={{ ...photo, alt: "" }}
          sizes="(min-width: 1101px) 26rem, 5rem"
        />
      )}
      <div className={ticket.words}>
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
