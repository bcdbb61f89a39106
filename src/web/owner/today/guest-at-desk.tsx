import { Check, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import type { StayAtDesk } from "../../../contract/owner/today.ts";
import { bookingUrl } from "../../../contract/owner-urls.ts";
import { adminUrl } from "../../../contract/page-urls.ts";
import type { Day } from "../../../domain/day.ts";
import { useHouse } from "../../house.ts";
import button from "../../ui/button.module.css";
import { ChannelMark } from "../ui/channel-mark.tsx";
import { Chip } from "../ui/chip.tsx";
import { messageUrl } from "../ui/message-url.ts";
import { Notice } from "../ui/notice.tsx";
import { PaymentChip } from "../ui/payment-chip.tsx";
import { hour, nightsIn, plural, shortDay } from "../ui/words.ts";
import type { action } from "./route.tsx";
import styles from "./today.module.css";

type Props = { stay: StayAtDesk; today: Day };

const LATE = "20:00";

export function ArrivingGuest({ stay, today }: Props) {
  const { property } = useHouse();
  const time = stay.expectedArrival ?? property.checkInTime;
  const overdue = stay.checkIn < today;
  return (
    <Guest
      stay={stay}
      time={overdue ? `desde ${shortDay(stay.checkIn)}` : hour(time)}
      about={`${stay.listingName}, ${nightsIn(stay)}, ${plural(stay.people, "pessoa", "pessoas")}`}
      message={`Te esperamos hoje a partir das ${hour(property.checkInTime)}. A que horas você chega?`}
    >
      <Tap stay={stay} does="checkIn" className={button.primary}>
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

export function LeavingGuest({ stay, today }: Props) {
  const { property } = useHouse();
  const late = stay.checkOut < today;
  return (
    <Guest
      stay={stay}
      time={late ? `desde ${shortDay(stay.checkOut)}` : `até ${hour(property.checkOutTime)}`}
      about={`${stay.listingName}, ${nightsIn(stay)}`}
      message={`O check-out é hoje até as ${hour(property.checkOutTime)}. Precisa de alguma coisa?`}
    >
      <Tap stay={stay} does="checkOut" className={button.line}>
        <Check className="ic" aria-hidden /> Fazer check-out
      </Tap>
      <PaymentChip balance={stay.balance} />
    </Guest>
  );
}

export function GuestInHouse({ stay }: Props) {
  return (
    <Guest
      stay={stay}
      time={`sai ${shortDay(stay.checkOut)}`}
      about={`${stay.listingName}, ${plural(stay.people, "pessoa", "pessoas")}`}
      message="Tudo bem com a estadia?"
    >
      <Tap stay={stay} does="undoCheckIn" className={button.quiet}>
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

type GuestProps = {
  stay: StayAtDesk;
  time: string;
  about: string;
  message: string;
  children: [tap: ReactNode, ...chips: ReactNode[]];
};

function Guest({ stay, time, about, message, children }: GuestProps) {
  const { property } = useHouse();
  const [tap, ...chips] = children;
  const chat = messageUrl(stay, property.shortName, message);
  const name = stay.guestName ?? "Sem nome";
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
  does: "checkIn" | "checkOut" | "undoCheckIn";
  className: string | undefined;
  children: ReactNode;
};

function Tap({ stay, does, className, children }: TapProps) {
  const fetcher = useFetcher<typeof action>();
  return (
    <fetcher.Form method="post" action={`${adminUrl}?index`}>
      <input type="hidden" name="acao" value={does} />
      <input type="hidden" name="id" value={stay.bookingId} />
      <button type="submit" className={className} disabled={fetcher.state !== "idle"}>
        {children}
      </button>
      {fetcher.data?.refusal && <Notice kind="error">{fetcher.data.refusal.sentence}</Notice>}
    </fetcher.Form>
  );
}
