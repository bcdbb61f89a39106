import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { RoomNow } from "../../../contract/owner/housekeeping.ts";
import type { StayAtDesk } from "../../../contract/owner/today.ts";
import type { Day } from "../../../domain/day.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { CheckOutTap } from "../check-out/check-out-tap.tsx";
import { ActionButton } from "../form/action-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import { peopleWords } from "../ui/booking-words.ts";
import { ChannelMark } from "../ui/channel-mark.tsx";
import { Chip } from "../ui/chip.tsx";
import { PaymentChip } from "../ui/payment-chip.tsx";
import { hour, nightsIn, shortDay } from "../ui/words.ts";
import { GuestCard, nameOf } from "./guest-card.tsx";
import { readinessOf } from "./ready-words.ts";
import { ReceiveTap } from "./receive-tap.tsx";

type Props = { stay: StayAtDesk; today: Day; desk: Sending };

const LATE = "20:00";

export function ArrivingGuest({ stay, today, rooms, desk }: Props & { rooms: readonly RoomNow[] }) {
  const { property } = useSite();
  const time = stay.expectedArrival ?? property.checkInTime;
  const ready = readinessOf(stay.roomIds, rooms);
  return (
    <GuestCard
      stay={stay}
      time={stay.checkIn < today ? `desde ${shortDay(stay.checkIn)}` : hour(time)}
      about={[stay.listingName, nightsIn(stay), ...peopleIn(stay)].join(", ")}
      matter="arrival"
      chips={
        <>
          {ready && <Chip tone={ready.tone}>{ready.text}</Chip>}
          {time >= LATE && <Chip tone="wait">Chega tarde</Chip>}
          <Paid stay={stay} />
        </>
      }
    >
      <Tap stay={stay} desk={desk} does="checkIn" className={button.primary}>
        Fazer check-in
      </Tap>
      <ReceiveTap stay={stay} name={nameOf(stay)} desk={desk} />
    </GuestCard>
  );
}

export function LeavingGuest({ stay, today, desk }: Props) {
  const { property } = useSite();
  const late = stay.checkOut < today;
  return (
    <GuestCard
      stay={stay}
      time={late ? `desde ${shortDay(stay.checkOut)}` : `até ${hour(property.checkOutTime)}`}
      about={[stay.listingName, nightsIn(stay), ...peopleIn(stay)].join(", ")}
      matter="departure"
      chips={<Paid stay={stay} />}
    >
      <CheckOutTap stay={stay} desk={desk} className={button.line}>
        <Check className="ic" aria-hidden /> Fazer check-out
      </CheckOutTap>
      <ReceiveTap stay={stay} name={nameOf(stay)} desk={desk} />
    </GuestCard>
  );
}

/** Has left, and is shown until the debt is paid. */
export function OwingGuest({ stay, desk }: Omit<Props, "today">) {
  return (
    <GuestCard
      stay={stay}
      time={`saiu ${shortDay(stay.checkOut)}`}
      about={`${stay.listingName}, ${nightsIn(stay)}`}
      matter="owing"
      chips={<Chip tone="wait">Saiu devendo</Chip>}
    >
      <ReceiveTap stay={stay} name={nameOf(stay)} desk={desk} />
    </GuestCard>
  );
}

export function GuestInHouse({ stay, desk }: Omit<Props, "today">) {
  return (
    <GuestCard
      stay={stay}
      time={`sai ${shortDay(stay.checkOut)}`}
      about={[stay.listingName, ...peopleIn(stay)].join(", ")}
      matter="in-house"
      chips={
        <>
          <Paid stay={stay} />
          <ChannelMark channel={stay.channel} />
        </>
      }
      more={
        <Tap stay={stay} desk={desk} does="undoCheckIn" className={button.quiet}>
          Desfazer check-in
        </Tap>
      }
    >
      <ReceiveTap stay={stay} name={nameOf(stay)} desk={desk} />
    </GuestCard>
  );
}

/** Nothing while nobody has said how many come. */
const peopleIn = ({ people, children }: StayAtDesk) =>
  people === 0 ? [] : [peopleWords(people, children)];

/** An open amount stands on its button. */
function Paid({ stay }: Pick<Props, "stay">) {
  return stay.balance > 0 ? null : <PaymentChip {...stay} />;
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
