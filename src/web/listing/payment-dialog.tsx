import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { planSentence } from "../../contract/plan-words.ts";
import { dueNow } from "../../domain/payment-plan.ts";
import type { Stay } from "../../domain/stay.ts";
import { addPortuguese } from "../content/i18n.ts";
import { payment } from "../content/pt-BR/payment.ts";
import { useLanguage, useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import { Picture } from "../ui/picture.tsx";
import { namesOf } from "./chosen-rooms.ts";
import { MinutesLeft } from "./minutes-left.tsx";
import { type Order, payUrlOf } from "./order.ts";
import styles from "./payment-dialog.module.css";
import { PaymentExpired, PaymentFailure } from "./payment-failure.tsx";
import { PaymentShell } from "./payment-shell.tsx";
import { PaymentWaiting } from "./payment-waiting.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { RoomParties } from "./room-parties.tsx";
import { StayDates } from "./stay-dates.tsx";
import { useCancellation } from "./use-cancellation.ts";
import { useCheckout } from "./use-checkout.ts";

addPortuguese({ payment });

type Props = {
  order: Order;
  onClose: () => void;
  /** Called when the nights are free again. */
  onReleased: () => void;
  onTakeStay: (stay: Stay) => void;
};

/** The modal with the provider's form. Closing it releases the hold. */
export function PaymentDialog({ order, onClose, onReleased, onTakeStay }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { state, open, attempt, retry, expire } = useCheckout(box, order, onReleased);

  const back = { label: t("payment.backToRoom"), onPress: onClose };

  function takeStay(stay: Stay) {
    onTakeStay(stay);
    onClose();
  }

  return (
    <PaymentShell
      label={t("payment.label")}
      closeLabel={t("payment.close")}
      onClose={onClose}
      summary={<Summary order={order} dueNow={open && (open.dueNow ?? open.total)} />}
      isBusy={state.kind === "loading"}
    >
      <ByPix order={order} />
      {open?.expiresAt && state.kind === "ready" && (
        <MinutesLeft until={open.expiresAt} isContested={open.isContested} onOver={expire} />
      )}
      {state.kind === "loading" && (
        <PaymentWaiting key={attempt} onRetry={open && retry} back={back} />
      )}
      {state.kind === "failed" && (
        <PaymentFailure
          order={order}
          error={state.error}
          onRetry={retry}
          onClose={onClose}
          onTakeStay={takeStay}
        />
      )}
      {state.kind === "expired" && <PaymentExpired onRetry={retry} onClose={onClose} />}
      <div ref={box} className={state.kind === "loading" ? styles.unpainted : undefined} />
    </PaymentShell>
  );
}

/** Until the server has answered, the amount due now is the form's. */
function Summary({ order, dueNow: told }: { order: Order; dueNow: number | null }) {
  const { rooms, stay, quote, plan, bought } = order;
  const { t } = useTranslation();
  const language = useLanguage();
  const photo = rooms[0]?.listing.photos[0];
  const now = told ?? dueNow(plan, quote.total);
  const rows =
    now === quote.total ? [] : [{ label: t("booking.dueNow"), amount: now, tone: "due" } as const];
  const { line } = useCancellation({ checkIn: stay.checkIn, bought });
  return (
    <>
      {photo && <Picture photo={{ ...photo, alt: "" }} sizes="21rem" />}
      <h2>{namesOf(rooms)}</h2>
      <StayDates stay={stay} />
      {rooms.length > 1 && (
        <RoomParties rooms={rooms.map(({ listing, guests }) => ({ ...listing, guests }))} />
      )}
      <QuoteLines quote={quote} rows={rows} />
      {plan && <p className={styles.plan}>{planSentence(plan, stay.checkIn, language)}</p>}
      {line && <p className={styles.cancellation}>{line}</p>}
    </>
  );
}

/** The way to pay by Pix, for those who want no card. */
function ByPix({ order }: { order: Order }) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  const { pix } = useSite().payment.ways;
  if (!pix) return null;
  return (
    <p className={styles.byPix}>
      {t("payment.preferPix")}{" "}
      <a className="tap" href={local(payUrlOf(order, "pix"))}>
        {t(pix === "code" ? "payment.byPixCode" : "payment.byPix")}
      </a>
    </p>
  );
}
