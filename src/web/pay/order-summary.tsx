import { useTranslation } from "react-i18next";
import { planSentence } from "../../contract/plan-words.ts";
import { useLanguage } from "../language.ts";
import { namesOf } from "../listing/chosen-rooms.ts";
import type { Order } from "../listing/order.ts";
import { QuoteLines } from "../listing/quote-lines.tsx";
import { RoomParties } from "../listing/room-parties.tsx";
import { StayDates } from "../listing/stay-dates.tsx";
import { useCancellation } from "../listing/use-cancellation.ts";
import ticket from "../ui/kit/ticket.module.css";
import { Picture } from "../ui/picture.tsx";

export type Choice = Pick<Order, "rooms" | "stay" | "quote" | "bought">;

type Props = {
  order: Choice & Partial<Pick<Order, "plan">>;
  /** Null: nothing is paid here. */
  dueNow: number | null;
};

/** What was chosen on the room's page, and what it costs. */
export function OrderSummary({ order, dueNow }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rooms, stay, quote, plan, bought } = order;
  const photo = rooms[0]?.listing.photos[0];
  const { line } = useCancellation({ checkIn: stay.checkIn, bought });
  const due = { label: t("booking.dueNow"), amount: dueNow ?? 0, tone: "due" } as const;
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
        <QuoteLines quote={quote} rows={dueNow === null ? [] : [due]} />
        {plan && <p>{planSentence(plan, stay.checkIn, language)}</p>}
        {dueNow !== null && line && <p>{line}</p>}
      </div>
    </section>
  );
}
