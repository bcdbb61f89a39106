import type { RoomNow } from "../../../contract/owner/housekeeping.ts";
import type { Day } from "../../../domain/day.ts";
import { useSite } from "../../site.ts";
import button from "../../ui/button.module.css";
import { Icon } from "../../ui/icon.tsx";
import { CheckOutTap } from "../check-out/check-out-tap.tsx";
import type { Sending } from "../form/use-sending.ts";
import type { useChats } from "../messages/use-chats.ts";
import { ChannelMark } from "../ui/channel-mark.tsx";
import { Chip } from "../ui/chip.tsx";
import { PaymentChip } from "../ui/payment-chip.tsx";
import { hour, listWords, nightsIn, shortDay } from "../ui/words.ts";
import { DeskTap } from "./desk-tap.tsx";
import { GuestCard, nameOf } from "./guest-card.tsx";
import { type GuestAtDesk, peopleIn, roomsCounted, roomsNamed } from "./guests-at-desk.ts";
import { Note } from "./note.tsx";
import { readinessOf } from "./ready-words.ts";
import { ReceiveTap } from "./receive-tap.tsx";
import { RoomLines } from "./room-lines.tsx";
import styles from "./today.module.css";

type Props = {
  guest: GuestAtDesk;
  today: Day;
  desk: Sending;
  chatWith: ReturnType<typeof useChats>;
};

const LATE = "20:00";

export function ArrivingGuest({ guest, today, rooms, desk, chatWith }: Props & Rooms) {
  const { property } = useSite();
  const time = guest.expectedArrival ?? property.checkInTime;
  const count = guest.stays.length;
  const ready = count === 1 ? readinessOf(guest.roomIds, rooms) : null;
  return (
    <GuestCard
      guest={guest}
      time={guest.checkIn < today ? `desde ${shortDay(guest.checkIn)}` : hour(time)}
      about={aboutOf(guest)}
      said={<Said guest={guest} />}
      chat={chatWith(guest, "directions")}
      chips={
        <>
          {ready && <Chip tone={ready.tone}>{ready.text}</Chip>}
          {time >= LATE && <Chip tone="wait">Chega tarde</Chip>}
          <Paid guest={guest} />
        </>
      }
      rooms={
        <RoomLines guest={guest} situationOf={(stay) => readinessOf(stay.roomIds, rooms)}>
          {(stay) => (
            <DeskTap {...{ guest, desk }} stays={[stay]} does="checkIn" className={button.line}>
              Check-in<span className="vh"> {stay.listingName}</span>
            </DeskTap>
          )}
        </RoomLines>
      }
    >
      <DeskTap {...{ guest, desk }} does="checkIn" className={button.primary}>
        {count === 1 ? "Fazer check-in" : `Check-in dos ${count} quartos`}
      </DeskTap>
      <Receive guest={guest} desk={desk} />
    </GuestCard>
  );
}

type Rooms = { rooms: readonly RoomNow[] };

export function LeavingGuest({ guest, today, desk, chatWith }: Props) {
  const { property } = useSite();
  const late = guest.checkOut < today;
  const count = guest.stays.length;
  return (
    <GuestCard
      guest={guest}
      time={late ? `desde ${shortDay(guest.checkOut)}` : `até ${hour(property.checkOutTime)}`}
      about={aboutOf(guest)}
      chat={chatWith(guest, guest.checkOut < today ? "contact" : "departure")}
      chips={<Paid guest={guest} />}
      rooms={
        <RoomLines guest={guest}>
          {(stay) => (
            <CheckOutTap
              stay={{ ...stay, stayIds: [stay.stayId] }}
              desk={desk}
              className={button.line}
            >
              Check-out<span className="vh"> {stay.listingName}</span>
            </CheckOutTap>
          )}
        </RoomLines>
      }
    >
      <CheckOutTap
        stay={{ ...guest, stayIds: guest.stays.map(({ stayId }) => stayId) }}
        desk={desk}
        className={button.line}
      >
        <Icon name="check" /> {count === 1 ? "Fazer check-out" : `Check-out dos ${count} quartos`}
      </CheckOutTap>
      <Receive guest={guest} desk={desk} />
    </GuestCard>
  );
}

/** Has left, and is shown until the debt is paid. */
export function OwingGuest({ guest, desk, chatWith }: Omit<Props, "today">) {
  return (
    <GuestCard
      guest={guest}
      time={`saiu ${shortDay(guest.checkOut)}`}
      about={`${guest.listingName}, ${nightsIn(guest)}`}
      chat={chatWith(guest, "balance-due")}
      chips={<Chip tone="wait">Saiu devendo</Chip>}
    >
      <Receive guest={guest} desk={desk} />
    </GuestCard>
  );
}

export function GuestInHouse({ guest, desk, chatWith }: Omit<Props, "today">) {
  return (
    <GuestCard
      guest={guest}
      time={`sai ${shortDay(guest.checkOut)}`}
      about={[roomsNamed(guest), ...peopleIn(guest)].join(", ")}
      chat={chatWith(guest, "in-house")}
      chips={
        <>
          <Paid guest={guest} />
          <ChannelMark channel={guest.channel} />
        </>
      }
      more={guest.stays.map((stay) => (
        <DeskTap
          key={stay.stayId}
          {...{ guest, desk }}
          stays={[stay]}
          does="undoCheckIn"
          className={button.quiet}
        >
          {guest.stays.length === 1
            ? "Desfazer check-in"
            : `Desfazer check-in: ${stay.listingName}`}
        </DeskTap>
      ))}
    >
      <Receive guest={guest} desk={desk} />
    </GuestCard>
  );
}

/** Who comes along, and what the guest wishes. */
function Said({ guest: { companions, wishes } }: Pick<Props, "guest">) {
  return (
    <>
      {companions.length > 0 && <span className={styles.about}>Com {listWords(companions)}</span>}
      {wishes && <Note label="Recado: " text={wishes} />}
    </>
  );
}

/** Several rooms may have different dates: each has its line. */
function aboutOf(guest: GuestAtDesk): string {
  const rooms =
    guest.stays.length > 1 ? [roomsCounted(guest)] : [roomsNamed(guest), nightsIn(guest)];
  return [...rooms, ...peopleIn(guest)].join(", ");
}

/** An open amount stands on its button. */
function Paid({ guest }: Pick<Props, "guest">) {
  return guest.balance > 0 || !guest.showsMoney ? null : <PaymentChip {...guest} />;
}

function Receive({ guest, desk }: Pick<Props, "guest" | "desk">) {
  if (!guest.showsMoney) return null;
  return <ReceiveTap stay={guest} name={nameOf(guest)} desk={desk} />;
}
