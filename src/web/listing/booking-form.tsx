import type { RefObject } from "react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Centavos } from "../../domain/money.ts";
import { isPayable } from "../../domain/payment-choice.ts";
import type { PaymentPlan } from "../../domain/payment-plan.ts";
import type { Stay } from "../../domain/stay.ts";
import { useSite } from "../site.ts";
import type { TypedDates } from "../ui/date-doubt.ts";
import { DateQuestion } from "../ui/date-question.tsx";
import { Icon } from "../ui/icon.tsx";
import card from "../ui/kit/card.module.css";
import message from "../ui/kit/message.module.css";
import { useCode } from "../ui/use-code.ts";
import type { DateDoubt } from "../ui/use-date-doubt.ts";
import { BookNow } from "./book-now.tsx";
import styles from "./booking-form.module.css";
import { CancellationLine } from "./cancellation-line.tsx";
import { namesOf } from "./chosen-rooms.ts";
import { ComplaintMessage, complaintId } from "./complaint-message.tsx";
import { DateFields } from "./date-fields.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { HowMuch } from "./how-much.tsx";
import {
  type Circumstances,
  type Complaint,
  chosenRooms,
  isImpossible,
  type Judgement,
} from "./judge-booking.ts";
import { NeedsScript } from "./needs-script.tsx";
import { NoWay } from "./no-way.tsx";
import { PriceLine } from "./price-line.tsx";
import { StayDates } from "./stay-dates.tsx";
import { StayPrice } from "./stay-price.tsx";
import { UnknownDays } from "./unknown-days.tsx";
import type { BookingForm as Entries } from "./use-booking-form.ts";
import type { DatePicker } from "./use-date-picker.ts";
import type { ReservedDays } from "./use-reserved-days.ts";

const loadInstead = () => import("./instead.tsx");

/** Shared by the form and the bar. */
export type Bookable = {
  /** Of a night, in all rooms together. */
  price: Centavos;
  judged: Judgement;
  /** The current message: none before the first press. */
  complaint: Complaint | null;
  isBusy: boolean;
  onBook: () => void;
};

type Props = Bookable & {
  element: RefObject<HTMLFormElement | null>;
  entries: Entries;
  reserved: ReservedDays;
  circumstances: Circumstances;
  picker: DatePicker;
  doubt: DateDoubt;
  /** A deposit and its rest, if the property asks for that. */
  plan: PaymentPlan | null;
  paysAll: boolean;
  failedToOpen: boolean;
  onFocus: () => void;
  onTakeStay: (stay: Stay) => void;
  onTakeDates: (dates: TypedDates) => void;
  onPayAll: (paysAll: boolean) => void;
};

export function BookingForm(props: Props) {
  const { element, judged, complaint, entries, picker, circumstances, reserved } = props;
  const { doubt, plan } = props;
  const canPay = isPayable(useSite().payment.ways);
  const rooms = chosenRooms(entries, circumstances);
  const { t } = useTranslation();
  const isTooSmall = complaint?.kind === "guests";
  const isRefused = isTooSmall || complaint?.kind === "reserved";
  const { code: Instead } = useCode(loadInstead, isRefused);
  const offered = judged.stay && {
    ...{ rooms, stay: judged.stay, circumstances },
    onTakeStay: props.onTakeStay,
  };
  const instead = isRefused && offered && Instead && <Instead {...offered} />;
  const isPromised = !isImpossible(judged) && complaint?.kind !== "doubt";
  useStickyTop(element);
  return (
    <form
      ref={element}
      id="reserva"
      className={`${card.card} ${styles.form}`}
      aria-labelledby="booking-heading"
      noValidate
      // method="dialog" outside a dialog does nothing, so without script the page stays.
      method="dialog"
      onFocus={props.onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.isBusy) props.onBook();
      }}
    >
      <h2 id="booking-heading">{t(canPay ? "booking.heading" : "booking.noWay.heading")}</h2>
      <PriceLine price={props.price} className={styles.price} />
      <DateFields
        {...{ entries, judged, complaint, circumstances, picker }}
        onLeave={doubt.leave}
      />
      {!reserved.isKnown && (
        <UnknownDays reserved={reserved} onKnown={() => picker.focus("check-in")} />
      )}
      {!isTooSmall && <ComplaintMessage complaint={complaint} />}
      {complaint?.kind === "doubt" && (
        <DateQuestion
          id={complaintId}
          read={judged}
          meant={complaint.meant}
          onTake={props.onTakeDates}
          onDeny={() => {
            doubt.deny();
            picker.focus("check-in");
          }}
        />
      )}
      {!isTooSmall && instead}
      {!rooms[0]?.listing.isPlain && (
        <GuestFields {...{ rooms, complaint, picker }} onChange={entries.setGuests} />
      )}
      {isTooSmall && <ComplaintMessage complaint={complaint} />}
      {isTooSmall && instead}
      <div aria-live="polite">
        {judged.stay && (
          <div className={styles.stay}>
            <StayDates stay={judged.stay} />
            {judged.quote && offered && isPromised && (
              <StayPrice {...offered} quote={judged.quote} />
            )}
          </div>
        )}
      </div>
      {canPay && plan && judged.stay && judged.quote && isPromised && (
        <HowMuch
          plan={plan}
          total={judged.quote.total}
          checkIn={judged.stay.checkIn}
          paysAll={props.paysAll}
          onChoose={props.onPayAll}
        />
      )}
      {judged.stay && isPromised && (
        <CancellationLine checkIn={judged.stay.checkIn} bought={circumstances.local} />
      )}
      {props.failedToOpen && (
        <p className={message.below} role="alert">
          <Icon name="circle-alert" /> {t("booking.notOpened")}
        </p>
      )}
      {canPay && <NeedsScript listing={namesOf(rooms)} />}
      <BookNow className={`scripted ${styles.book}`} complaint={complaint} isBusy={props.isBusy} />
      {canPay ? (
        <p className={`scripted ${styles.fine}`}>
          <Icon name="lock-keyhole" /> {t("booking.fine")}
        </p>
      ) : (
        <NoWay listing={namesOf(rooms)} stay={judged.stay} />
      )}
    </form>
  );
}

const GAP = 24;

/**
 * A form taller than the window scrolls until its end is visible and sticks there. The style sheet
 * decides where it is sticky at all.
 */
function useStickyTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const rest = () => {
      const top = Math.min(GAP, window.innerHeight - form.offsetHeight - GAP);
      form.style.setProperty("--resting-top", `${top}px`);
    };
    const observer = new ResizeObserver(rest);
    observer.observe(form);
    window.addEventListener("resize", rest);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", rest);
    };
  }, [element]);
}
