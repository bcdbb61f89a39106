import type { ReactNode } from "react";
import type { StayAtDesk } from "../../../contract/owner/today.ts";
import { ActionButton } from "../form/action-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import { listWords } from "../ui/words.ts";
import { nameOf } from "./guest-card.tsx";
import type { GuestAtDesk } from "./guests-at-desk.ts";

type Props = {
  guest: GuestAtDesk;
  /** Some of the guest's rooms; if missing, all rooms of the card. */
  stays?: readonly StayAtDesk[];
  desk: Sending;
  does: keyof typeof doneWords;
  className: string | undefined;
  children: ReactNode;
};

const doneWords = {
  checkIn: (name: string) => `Check-in de ${name} feito`,
  undoCheckIn: (name: string) => `Check-in de ${name} desfeito`,
};

/** Marks exactly the rooms that the card shows. */
export function DeskTap({ guest, stays = guest.stays, desk, does, className, children }: Props) {
  const rooms = stays.length < guest.roomCount ? `: ${listWords(stays.map(nameIn))}` : "";
  return (
    <ActionButton
      sending={desk}
      intent={does}
      fields={{ id: guest.bookingId, stays: stays.map(({ stayId }) => stayId).join(",") }}
      words={`${doneWords[does](nameOf(guest))}${rooms}.`}
      className={className}
    >
      {children}
    </ActionButton>
  );
}

const nameIn = ({ listingName }: StayAtDesk) => listingName;
