import { basisWords, whoCancelled } from "../../../contract/cancellation-words.ts";
import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { formatMinute } from "../../../domain/format-hour.ts";
import factsKit from "../../ui/kit/facts.module.css";
import styles from "./details.module.css";

/** When it was cancelled, by whom, and what decided about the money, as far as it is known. */
export function CancelledWords({ booking }: { booking: BookingDetails }) {
  const { cancellation, guestName, erased } = booking;
  if (!cancellation) return null;
  const who = whoCancelled(cancellation, erased ? null : guestName, "pt-BR");
  const facts = [
    ["Cancelada em", formatMinute(cancellation.at, "with-year", "pt-BR")],
    ["Quem cancelou", who],
    ["Base", basisWords(cancellation, "pt-BR")],
  ].filter(([, words]) => words);
  return (
    <dl className={`${factsKit.facts} ${styles.cancelled}`}>
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
