import { CircleAlert, LockKeyhole } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Listing } from "../../domain/listing.ts";
import type { Stay } from "../../domain/stay.ts";
import { Alternatives } from "./alternatives.tsx";
import { BookNow } from "./book-now.tsx";
import styles from "./booking-form.module.css";
import { CancellationLine } from "./cancellation-line.tsx";
import message from "./complaint-message.module.css";
import { ComplaintMessage } from "./complaint-message.tsx";
import { DateFields } from "./date-fields.tsx";
import { GuestFields } from "./guest-fields.tsx";
import type { Circumstances, Complaint, Judgement } from "./judge-booking.ts";
import { PriceLine } from "./price-line.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { StayDates } from "./stay-dates.tsx";
import { UnknownDays } from "./unknown-days.tsx";
import type { BookingForm as Entries } from "./use-booking-form.ts";
import type { DatePicker } from "./use-date-picker.ts";
import type { ReservedDays } from "./use-reserved-days.ts";
import { useStickyTop } from "./use-sticky-top.ts";

/** What form and bar have in common. */
export type Bookable = {
  listing: Listing;
  judged: Judgement;
  /** What is said now: nothing is asked for before the first press. */
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
  failedToOpen: boolean;
  onFocus: () => void;
  onTakeStay: (stay: Stay) => void;
};

export function BookingForm(props: Props) {
  const { element, listing, judged, complaint, entries, picker, circumstances, reserved } = props;
  const { t } = useTranslation();
  const isReserved = complaint?.kind === "reserved";
  useStickyTop(element);
  return (
    <form
      ref={element}
      id="reserva"
      className={styles.form}
      aria-labelledby="booking-heading"
      noValidate
      onFocus={props.onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.isBusy) props.onBook();
      }}
    >
      <h2 id="booking-heading">{t("booking.heading")}</h2>
      <PriceLine price={listing.rates.nightlyPrice} className={styles.price} />
      <DateFields {...{ entries, judged, complaint, circumstances, picker }} />
      {!reserved.days && (
        <UnknownDays reserved={reserved} onKnown={() => picker.focus("check-in")} />
      )}
      {complaint?.kind !== "guests" && <ComplaintMessage {...{ complaint, listing }} />}
      {isReserved && judged.stay && (
        <Alternatives
          wanted={judged.stay}
          circumstances={circumstances}
          onTake={props.onTakeStay}
        />
      )}
      <GuestFields {...{ entries, listing, picker }} />
      {complaint?.kind === "guests" && <ComplaintMessage {...{ complaint, listing }} />}
      <div aria-live="polite">
        {judged.stay && (
          <div className={styles.stay}>
            <StayDates stay={judged.stay} />
            {judged.quote && !isReserved && <QuoteLines quote={judged.quote} />}
          </div>
        )}
      </div>
      {judged.stay && !isReserved && (
        <CancellationLine checkIn={judged.stay.checkIn} today={circumstances.local.day} />
      )}
      {props.failedToOpen && (
        <p className={message.message} role="alert">
          <CircleAlert className="ic" aria-hidden /> {t("payment.notOpened")}
        </p>
      )}
      <BookNow className={styles.book} complaint={complaint} isBusy={props.isBusy} />
      <p className={styles.fine}>
        <LockKeyhole className="ic" aria-hidden /> {t("booking.fine")}
      </p>
    </form>
  );
}
