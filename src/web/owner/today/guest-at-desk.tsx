import { Check, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { StayAtDesk } from "../../../contract/owner/today.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import type { Day } from "../../../domain/day.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { CheckOutTap } from "../check-out/check-out-tap.tsx";
import { ActionButton } from "../form/action-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import { ChannelMark } from "../ui/channel-mark.tsx";
import { Chip } from "../ui/chip.tsx";
import { messageUrl } from "../ui/message-url.ts";
import { PaymentChip } from "../ui/payment-chip.tsx";
import { hour, nightsIn, plural, shortDay } from "../ui/words.ts";
import styles from "./today.module.css";

type Props = { stay: StayAtDesk; today: Day; desk: Sending };

const LATE = "20:00";

export function ArrivingGuest({ stay, today, desk }: Props) {
  const { property } = useSite();
  const time = stay.expectedArrival ?? property.checkInTime;
  const overdue = stay.checkIn < today;
  return (
    <Guest
      stay={stay}
      time={overdue ? `desde ${shortDay(stay.checkIn)}` : hour(time)}
      about={`${stay.listingName}, ${nightsIn(stay)}, ${plural(stay.people, "pessoa", "pessoas")}`}
      message={`Te esperamos hoje a partir das ${hour(property.checkInTime)}. A que horas você chega?`}
    >
      <Tap stay={stay} desk={desk} does="checkIn" className={button.primary}>
        Fazer check-in
      </Tap>
      {stay.balance === 0 && time >= LATE ? (
        <Chip tone="wait">Chega tarde</Chip>
      ) : (
        <PaymentChip balance={stay.balance} />
      )}
    </Guest>
  );
}

export function LeavingGuest({ stay, today, desk }: Props) {
  const { property } = useSite();
  const late = stay.checkOut < today;
  return (
    <Guest
      stay={stay}
      time={late ? `desde ${shortDay(stay.checkOut)}` : `até ${hour(property.checkOutTime)}`}
      about={`${stay.listingName}, ${nightsIn(stay)}`}
      message={`O check-out é hoje até as ${hour(property.checkOutTime)}. Precisa de alguma coisa?`}
    >
      <CheckOutTap stay={stay} desk={desk} className={button.line}>
        <Check className="ic" aria-hidden /> Fazer check-out
      </CheckOutTap>
      <PaymentChip balance={stay.balance} />
    </Guest>
  );
}

/** Has left, and is shown until the debt is paid. */
export function OwingGuest({ stay }: Pick<Props, "stay">) {
  return (
    <Guest
      stay={stay}
      time={`saiu ${shortDay(stay.checkOut)}`}
      about={`${stay.listingName}, ${nightsIn(stay)}`}
      message={`Ficaram faltando ${formatMoney(stay.balance, "pt-BR")} da sua estadia. Como prefere pagar?`}
    >
      <Link className={button.line} to={bookingUrl(stay.bookingId)}>
        Receber
      </Link>
      <PaymentChip balance={stay.balance} />
    </Guest>
  );
}

export function GuestInHouse({ stay, desk }: Omit<Props, "today">) {
  return (
    <Guest
      stay={stay}
      time={`sai ${shortDay(stay.checkOut)}`}
      about={`${stay.listingName}, ${plural(stay.people, "pessoa", "pessoas")}`}
      message="Tudo bem com a estadia?"
    >
      <Tap stay={stay} desk={desk} does="undoCheckIn" className={button.quiet}>
        Desfazer check-in
      </Tap>
      {stay.balance === 0 ? (
        <ChannelMark channel={stay.channel} />
      ) : (
        <PaymentChip balance={stay.balance} />
      )}
    </Guest>
  );
}

const nameOf = ({ guestName }: StayAtDesk) => guestName ?? "Sem nome";

type GuestProps = {
  stay: StayAtDesk;
  time: string;
  about: string;
  message: string;
  children: [tap: ReactNode, ...chips: ReactNode[]];
};

function Guest({ stay, time, about, message, children }: GuestProps) {
  const { property } = useSite();
  const [tap, ...chips] = children;
  const chat = messageUrl(stay, property.shortName, message);
  const name = nameOf(stay);
  return (
    <article className={styles.guest}>
      <h3>
        <Link to={bookingUrl(stay.bookingId)}>{name}</Link>
      </h3>
      <span className={styles.time}>{time}</span>
      <span className={styles.about}>{about}</span>
      <div className={styles.taps}>
        {tap}
        {chat && (
          <a
            className={button.iconLine}
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label={`WhatsApp para ${name}`}
          >
            <MessageCircle className="ic" aria-hidden />
          </a>
        )}
        <span className={styles.chips}>{chips}</span>
      </div>
    </article>
  );
}

type TapProps = {
  stay: StayAtDesk;
  desk: Sending;
  does: keyof typeof doneWords;
  className: string | undefined;
  children: ReactNode;
};

const doneWords = {
  checkIn: (name: string) => `Check-in de ${name} feito.`,
  undoCheckIn: (name: string) => `Check-in de ${name} desfeito.`,
};

function Tap({ stay, desk, does, className, children }: TapProps) {
  return (
    <ActionButton
      sending={desk}
      intent={does}
      fields={{ id: stay.bookingId }}
      words={doneWords[does](nameOf(stay))}
      className={className}
    >
      {children}
    </ActionButton>
  );
}
