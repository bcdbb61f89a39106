import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { GuestBooking, PendingChange } from "../../../contract/guest-api.ts";
import { localTime } from "../../../domain/day.ts";
import { formatHour } from "../../../domain/format-hour.ts";
import { formatExactMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import actions from "../../ui/kit/actions.module.css";
import { BalanceDialog } from "../balance-dialog.tsx";
import frame from "../frame/frame.module.css";
import { Message } from "../frame/message.tsx";
import { Sums } from "../frame/sums.tsx";
import { PayWays } from "../pay-ways.tsx";
import { PaymentUnderway } from "../payment-underway.tsx";
import type { ChangeAnswer } from "./change-answer.ts";
import { FromTo } from "./from-to.tsx";
import { Refusal } from "./refusal.tsx";
import { Withdraw } from "./withdraw.tsx";

type Props = {
  booking: GuestBooking;
  change: PendingChange;
  /** The guest comes from the button that promises the payment: open it at once. */
  isPaying: boolean;
  formKey: string;
  answer: ChangeAnswer | undefined;
};

/** A change whose nights are held until its rise is paid. */
export function Held({ booking, change, isPaying, formKey, answer }: Props) {
  const { t, i18n } = useTranslation();
  const { timeZone } = useSite().property;
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const { before, after, figures } = change.offer;
  const amount = formatExactMoney(figures.payFirst, i18n.language);
  const isFrame = booking.ways.card === "frame";
  useEffect(() => setOpen(isPaying && isFrame), [isPaying, isFrame]);
  // It may have been paid elsewhere meanwhile.
  const close = () => {
    setOpen(false);
    void revalidate();
  };
  const until = change.heldUntil && localTime(timeZone, change.heldUntil).time;
  return (
    <div className={frame.narrow}>
      <header className={frame.head}>
        <h1>{t("guestChange.held.heading")}</h1>
        <p>
          {until
            ? t("guestChange.held.lead", { time: formatHour(until, i18n.language) })
            : t("guestChange.held.leadWithoutEnd")}
        </p>
      </header>
      <Refusal answer={answer} />
      <FromTo before={before} after={after} />
      <Sums rows={[{ label: t("guestChange.held.nowDue"), value: amount, isTotal: true }]} />
      <PaymentUnderway booking={booking} />
      <PayWays booking={booking} purpose="change" amount={figures.payFirst} />
      {isFrame && (
        <noscript>
          <Message kind="warn" icon="triangle-alert">
            {t("guestChange.held.needsScript")}
          </Message>
        </noscript>
      )}
      <div className={actions.actions}>
        {isFrame && (
          <button type="button" className={button.primary} onClick={() => setOpen(true)}>
            {t("guestChange.held.pay", { amount })}
          </button>
        )}
        <Withdraw code={booking.code} formKey={formKey} className={button.line}>
          {t("guestChange.held.withdraw")}
        </Withdraw>
      </div>
      {isOpen && <BalanceDialog booking={booking} change={change} onClose={close} />}
    </div>
  );
}
