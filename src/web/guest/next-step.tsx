import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GuestBooking } from "../../contract/guest-api.ts";
import {
  guestChangeUrl,
  guestPaymentUrl,
  guestPixUrl,
  guestReceiptUrl,
  listingsUrl,
} from "../../contract/page-urls.ts";
import { roomsUrl } from "../../contract/rooms-in-address.ts";
import { formatMoney } from "../../domain/money.ts";
import { SendButton } from "../form/send-button.tsx";
import { useLocalUrl } from "../language.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import actions from "../ui/kit/actions.module.css";
import { useMessageUrl } from "./message-url.ts";
import styles from "./page-head.module.css";
import { SentForm } from "./sent-form.tsx";
import type { Standing } from "./standing.ts";
import type { useSent } from "./use-sent.ts";

type Withdrawal = ReturnType<typeof useSent>;
type Props = { booking: GuestBooking; standing: Standing; withdrawal: Withdrawal };

export function NextStep(props: Props) {
  const steps = stepsOf(props);
  return steps && <div className={`screen ${actions.actions} ${styles.actions}`}>{steps}</div>;
}

function stepsOf({ booking, standing, withdrawal }: Props): ReactNode {
  const { code, checkIn, checkOut, cancellation } = booking;
  const back = roomsUrl(booking.rooms, { stay: { checkIn, checkOut } });
  switch (standing) {
    case "held":
      if (booking.payment) {
        return <Way to={guestPaymentUrl(code)} name="guest.online.goOn" primary />;
      }
      if (booking.pix) return <Way to={guestPixUrl(code)} name="guest.pix.see" primary />;
      return <Way to={back} name="guest.next.pay" primary />;
    case "expired":
      return (
        <>
          <Way to={back} name="guest.next.lookAgain" primary />
          {booking.pix && <Way to={guestPixUrl(code)} name="guest.pix.see" />}
        </>
      );
    case "change-asked":
    case "change-paying":
      return (
        <ChangeSteps
          booking={booking}
          isPaying={standing === "change-paying"}
          withdrawal={withdrawal}
        />
      );
    case "stayed":
      return (
        <>
          <Way to={listingsUrl} name="guest.next.again" primary />
          <Way to={guestReceiptUrl(code)} name="guest.next.receipt" />
        </>
      );
    case "no-show":
      return <WhatsApp booking={booking} />;
    case "refunded":
    case "cancelled":
    case "owed":
    case "on-its-way":
    case "money-back":
    case "by-hand":
      return (
        <>
          {cancellation && <Way to={guestReceiptUrl(code)} name="guest.next.cancellationReceipt" />}
          <Way to={listingsUrl} name="guest.next.otherDates" />
          {(standing === "by-hand" || standing === "refunded") && <WhatsApp booking={booking} />}
        </>
      );
    default:
      return null;
  }
}

type WayProps = { to: string; name: string; primary?: boolean; amount?: string };

function Way({ to, name, primary = false, amount }: WayProps) {
  const { t } = useTranslation();
  const local = useLocalUrl();
  return (
    <Link className={primary ? button.primary : button.line} to={local(to)}>
      {t(name, { amount })}
    </Link>
  );
}

function WhatsApp({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation();
  const url = useMessageUrl(booking);
  if (!url) return null;
  return (
    <a className={button.line} href={url} rel="noreferrer">
      <Icon name="message-circle" />
      {t("guest.next.whatsapp")}
    </a>
  );
}

type ChangeProps = { booking: GuestBooking; isPaying: boolean; withdrawal: Withdrawal };

function ChangeSteps({ booking, isPaying, withdrawal }: ChangeProps) {
  const { t, i18n } = useTranslation();
  const amount = formatMoney(booking.change?.offer.figures.payFirst ?? 0, i18n.language);
  return (
    <>
      {isPaying && (
        <Way
          to={guestChangeUrl(booking.code)}
          name="guest.next.payChange"
          amount={amount}
          primary
        />
      )}
      <SentForm intent="withdraw" sent={withdrawal}>
        <SendButton isOff={withdrawal.isBusy} className={button.line}>
          {t(isPaying ? "guest.next.withdrawPaying" : "guest.next.withdraw")}
        </SendButton>
      </SentForm>
      <WhatsApp booking={booking} />
    </>
  );
}
