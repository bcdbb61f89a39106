import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { planSentence } from "../../contract/plan-words.ts";
import type { ProposalPayment } from "../../contract/proposal-api.ts";
import { formatMoney } from "../../domain/money.ts";
import frame from "../guest/frame/frame.module.css";
import { AMOUNT, WithAmount } from "../guest/frame/with-amount.tsx";
import { useLanguage } from "../language.ts";
import { namesOf } from "../listing/chosen-rooms.ts";
import type { Order } from "../listing/order.ts";
import { QuoteLines } from "../listing/quote-lines.tsx";
import { RoomParties } from "../listing/room-parties.tsx";
import { StayDates } from "../listing/stay-dates.tsx";
import { useCancellation } from "../listing/use-cancellation.ts";
import type { PixFormAnswer } from "../proposal/pay/answer.ts";
import styles from "../proposal/pay/pay.module.css";
import { PixForm } from "../proposal/pay/pix-form.tsx";
import card from "../proposal/room-card.module.css";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";

type Props = {
  order: Omit<Order, "paysAll"> & { readonly payment: ProposalPayment };
  formKey: string;
  /** The room's page, with what was chosen there. */
  back: string;
  answer: PixFormAnswer | undefined;
};

/** A visitor pays for a room by Pix to the house's key: whom it is for, then the code. */
export function PixHoldPage({ order, formKey, back, answer }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { payment } = order;
  const amount = formatMoney(payment.dueNow, language);
  return (
    <main id="conteudo" className={frame.steps}>
      <div className="wrap">
        <Link className={frame.back} to={back}>
          <Icon name="arrow-left" /> {t("proposal.sitePix.back")}
        </Link>
        <div className={styles.columns}>
          <header className={`${frame.head} ${styles.head}`}>
            <h1>
              <WithAmount
                text={t("proposal.payPage.pixHeading", { amount: AMOUNT })}
                amount={amount}
              />
            </h1>
            <p>{t("proposal.sitePix.lead")}</p>
          </header>
          <aside className={styles.aside}>
            <Summary order={order} />
          </aside>
          <div className={styles.body}>
            <PixForm
              {...{ payment, formKey, answer }}
              back={{ to: back, words: t("proposal.sitePix.lookAgain") }}
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
  const { rooms, stay, quote, plan, bought, payment } = order;
  const photo = rooms[0]?.listing.photos[0];
  const { line } = useCancellation({ checkIn: stay.checkIn, bought });
  return (
    <section className={card.card} aria-label={t("proposal.payPage.summary")}>
      {photo && <Picture photo={{ ...photo, alt: "" }} sizes="(min-width: 1101px) 26rem, 5rem" />}
      <div>
        <h2>{namesOf(rooms)}</h2>
        <StayDates stay={stay} />
        {rooms.length > 1 && (
          <RoomParties rooms={rooms.map(({ listing, guests }) => ({ ...listing, guests }))} />
        )}
        <QuoteLines
          quote={quote}
          rows={[{ label: t("booking.dueNow"), amount: payment.dueNow, tone: "due" }]}
        />
        {plan && <p>{planSentence(plan, stay.checkIn, language)}</p>}
        {line && <p>{line}</p>}
      </div>
    </section>
  );
}
