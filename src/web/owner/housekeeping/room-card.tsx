import { Link } from "react-router";
import type { RoomNow } from "../../../contract/owner/housekeeping.ts";
import { roomStateNames } from "../../../contract/owner/words.ts";
import { housekeepingUrl, timelineUrl } from "../../../contract/owner-urls.ts";
import { roomStates } from "../../../domain/room-state.ts";
import { useSite } from "../../site.ts";
import { Refused } from "../form/refused.tsx";
import { SentForm } from "../form/sent-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useLatest } from "../form/use-latest.ts";
import { useSending } from "../form/use-sending.ts";
import { Chip } from "../ui/chip.tsx";
import kit from "../ui/kit.module.css";
import { usePerson, useToday } from "../ui/owner-page.tsx";
import styles from "./housekeeping.module.css";
import { isFirst, linesOf, sinceWords } from "./room-words.ts";

export function RoomCard({ room }: { room: RoomNow }) {
  const { checkInTime, timeZone } = useSite().property;
  const today = useToday();
  const since = sinceWords(room, timeZone, today);
  return (
    <li className={`${kit.card} ${styles.room}`}>
      <div className={styles.name}>
        <h3>{room.name}</h3>
        {isFirst(room, today) && <Chip tone="wait">Primeiro</Chip>}
      </div>
      <div className={styles.lines}>
        {linesOf(room, { today, checkInTime }).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {since && <small>{since}</small>}
      </div>
      <StateTaps room={room} />
      {room.state === "out-of-use" && <StillSold />}
    </li>
  );
}

/** A form per room, so that one room's tap does not wait for another's. */
function StateTaps({ room }: { room: RoomNow }) {
  const sending = useSending({ action: housekeepingUrl });
  useLatest(sending.refusal?.code === "room-state-changed");
  return (
    <SentForm
      sending={sending}
      fields={{ room: room.id, seen: room.version }}
      words={`${room.name}: anotado.`}
    >
      <fieldset className={styles.states}>
        <legend className="vh">Estado: {room.name}</legend>
        {roomStates.map((state) => (
          <SubmitButton
            key={state}
            name="state"
            value={state}
            className={`${styles.state} ${styles[state]}`}
            pressed={room.state === state}
          >
            {roomStateNames[state]}
          </SubmitButton>
        ))}
      </fieldset>
      <Refused sending={sending} />
      <p className="vh" role="status">
        {sending.said}
      </p>
    </SentForm>
  );
}

function StillSold() {
  const isCleaning = usePerson()?.role === "cleaning";
  return (
    <p className={kit.quiet}>
      As noites continuam à venda.{" "}
      {isCleaning ? "Avise a recepção." : <Link to={timelineUrl}>Bloquear no calendário</Link>}
    </p>
  );
}
