import type { ReactNode } from "react";
import type { StayAtDesk } from "../../../contract/owner/today.ts";
import type { Situation } from "../ui/booking-words.ts";
import { Chip } from "../ui/chip.tsx";
import { nightsIn } from "../ui/words.ts";
import { type GuestAtDesk, peopleIn } from "./guests-at-desk.ts";
import styles from "./room-lines.module.css";

type Props = {
  guest: GuestAtDesk;
  situationOf?: (stay: StayAtDesk) => Situation | null;
  /** What can be done to one room alone. */
  children: (stay: StayAtDesk) => ReactNode;
};

/** The rooms of a guest who has several. */
export function RoomLines({ guest: { stays }, situationOf, children: tapOf }: Props) {
  if (stays.length === 1) return null;
  return (
    <ul className={styles.rooms}>
      {stays.map((stay) => {
        const situation = situationOf?.(stay);
        return (
          <li key={stay.stayId}>
            <p>
              <b>{stay.listingName}</b>
              <span>{[nightsIn(stay), ...peopleIn(stay)].join(", ")}</span>
              {situation && <Chip tone={situation.tone}>{situation.text}</Chip>}
            </p>
            {tapOf(stay)}
          </li>
        );
      })}
    </ul>
  );
}
