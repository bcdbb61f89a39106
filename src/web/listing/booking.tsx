import { useEffect, useEffectEvent, useRef, useState } from "react";
import { localTime } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import { isPayable } from "../../domain/payment-choice.ts";
import { planFor } from "../../domain/payment-plan.ts";
import type { Stay } from "../../domain/stay.ts";
import { unansweredKey } from "../checkout-key.ts";
import { useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import type { TypedDates } from "../ui/date-doubt.ts";
import { useDateDoubt } from "../ui/use-date-doubt.ts";
import { useOnScreen } from "../ui/use-on-screen.ts";
import { BookingBar } from "./booking-bar.tsx";
import { BookingForm } from "./booking-form.tsx";
import {
  type Circumstances,
  type Complaint,
  chosenRooms,
  type Judgement,
  judgeBooking,
} from "./judge-booking.ts";
import { type LoadedListing, roomsOf } from "./load-listing.ts";
import { enquiryUrlOf, type Order, payUrlOf } from "./order.ts";
import { useBookingForm } from "./use-booking-form.ts";
import { useDatePicker } from "./use-date-picker.ts";
import { usePaysAll } from "./use-pays-all.ts";
import { areKnown, type Days, useReservedDays } from "./use-reserved-days.ts";

/** Everything from choosing dates to paying. */
export function Booking({ loaded }: { loaded: LoadedListing }) {
  const { property } = useSite();
  const rooms = roomsOf(loaded);
  const entries = useBookingForm(rooms.map(({ listing }) => listing));
  const reserved = useReservedDays(rooms);
  useUnanswered(reserved.refresh);
  const [pressed, setPressed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [paysAll, setPaysAll] = usePaysAll();
  const element = useRef<HTMLFormElement>(null);
  const [onScreen, markOnScreen] = useOnScreen(element);
  const picker = useDatePicker();
  const payment = usePayment();

  const circumstancesWith = (days: Days): Circumstances => ({
    rooms: rooms.map(({ listing }, index) => ({ listing, reserved: days[index] ?? null })),
    sameDayTurnover: property.sameDayTurnover,
    dateFormat: property.dateFormat,
    local: localTime(property.timeZone, loaded.now),
  });
  const circumstances = circumstancesWith(reserved.days);
  const judged = judgeBooking(entries, circumstances);
  const planOf = ({ stay, quote }: Judgement) =>
    stay && quote && !loaded.listing.isPlain
      ? planFor(property.depositTerms, {
          stay,
          total: quote.total,
          today: circumstances.local.day,
        })
      : null;
  const doubt = useDateDoubt(judged, circumstances.local.day);

  async function book() {
    setPressed(true);
    if (doubt.question) return picker.focus("check-in");
    setBusy(true);
    // If the reserved days are unknown, fetch them first.
    const known = areKnown(reserved.days) ? reserved.days : await reserved.refresh();
    const now = judgeBooking(entries, circumstancesWith(known));
    const { complaint, stay, quote } = now;
    if (complaint?.kind === "ask") picker.focus(complaint.field);
    else if (complaint?.kind === "guests") picker.focus("guests");
    else if (complaint) picker.focus("check-in");
    else if (stay && quote) {
      const bought = circumstances.local;
      const asked = planOf(now);
      const how = { plan: paysAll ? null : asked, paysAll: asked !== null && paysAll };
      const chosen = chosenRooms(entries, circumstances);
      await payment.open({ rooms: chosen, stay, quote, ...how, bought });
    }
    setBusy(false);
  }

  function takeStay(stay: Stay) {
    entries.setDays(stay.checkIn, stay.checkOut);
    setPressed(false);
    picker.focus("check-in");
  }

  function takeDates({ checkIn, checkOut }: TypedDates) {
    entries.setDays(checkIn, checkOut);
    picker.focus(checkOut ? "check-in" : "check-out");
  }

  function choose() {
    if (complaint?.kind === "guests") return picker.focus("guests");
    if (complaint?.kind === "doubt") return picker.focus("check-in");
    const field = judged.checkIn && !judged.checkOut ? "check-out" : "check-in";
    element.current?.scrollIntoView();
    if (judged.stay && !complaint) return;
    if (picker.isMissing) picker.focus(field);
    else picker.open(field);
  }

  const asked = judged.complaint?.kind === "ask" && !pressed ? null : judged.complaint;
  const complaint: Complaint | null = doubt.question
    ? { kind: "doubt", meant: doubt.question }
    : asked;
  const price = sumOf(rooms.map(({ listing }) => listing.rates.nightlyPrice));
  const shared = { price, judged, complaint, isBusy, onBook: book };
  return (
    <>
      <aside>
        <BookingForm
          {...shared}
          element={element}
          entries={entries}
          reserved={reserved}
          circumstances={circumstances}
          picker={picker}
          doubt={doubt}
          plan={planOf(judged)}
          paysAll={paysAll}
          failedToOpen={payment.failedToOpen}
          onFocus={markOnScreen}
          onTakeStay={takeStay}
          onTakeDates={takeDates}
          onPayAll={setPaysAll}
        />
      </aside>
      {!onScreen && <BookingBar {...shared} onChoose={choose} />}
      {payment.opened && (
        <payment.opened.Dialog
          order={payment.opened.order}
          onClose={payment.close}
          onReleased={reserved.refresh}
          onTakeStay={takeStay}
        />
      )}
    </>
  );
}

const sumOf = (prices: readonly Centavos[]) => prices.reduce((sum, price) => sum + price, 0);

type Dialog = typeof import("./payment-dialog.tsx").PaymentDialog;

/**
 * Opens the payment: its code and the provider's script load with the first press. A card on the
 * provider's own page is paid elsewhere, and needs neither; where nothing can be paid, the house is
 * asked on a page of its own.
 */
function usePayment() {
  const { ways } = useSite().payment;
  const local = useLocalUrl();
  const [opened, setOpened] = useState<{ order: Order; Dialog: Dialog } | null>(null);
  const [failedToOpen, setFailed] = useState(false);

  async function open(order: Order) {
    setFailed(false);
    // A navigation by URL: the code of that page is not in the visitor's bundle.
    if (!isPayable(ways)) return location.assign(local(enquiryUrlOf(order.rooms, order.stay)));
    if (ways.card !== "frame") {
      return location.assign(local(payUrlOf(order, ways.card ? "card" : "pix")));
    }
    try {
      const { PaymentDialog } = await import("./payment-dialog.tsx");
      setOpened({ order, Dialog: PaymentDialog });
    } catch {
      setFailed(true);
    }
  }

  return { opened, failedToOpen, open, close: () => setOpened(null) };
}

/**
 * If a reload lost the response of a checkout, release its hold first: the server cannot tell that
 * it is this visitor's and would show the nights as reserved.
 */
function useUnanswered(onReleased: () => void) {
  const told = useEffectEvent(onReleased);
  useEffect(() => {
    if (!unansweredKey()) return;
    import("./checkout-calls.ts")
      .then(({ releaseCheckout }) => releaseCheckout())
      .then(told, () => {});
  }, []);
}
