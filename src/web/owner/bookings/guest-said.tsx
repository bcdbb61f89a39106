import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { reasonNames } from "../../../contract/owner/words.ts";
import facts from "../../ui/kit/facts.module.css";
import kit from "../ui/kit.module.css";
import { listWords } from "../ui/words.ts";
import styles from "./details.module.css";

/** What the guest said on her own page. */
export function GuestSaid({ booking }: { booking: BookingDetails }) {
  const { companions, wishes, cancelledBecause } = booking;
  const said = [
    ["Vem com", listWords(companions)],
    ["Recado", wishes],
    ["Por que cancelou", cancelledBecause && reasonNames[cancelledBecause]],
  ].filter(([, words]) => words);
  if (said.length === 0) return null;
  return (
    <section className={`${kit.section} ${styles.section}`}>
      <h2>O hóspede disse</h2>
      <dl className={facts.facts}>
        {said.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
