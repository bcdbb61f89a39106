import type { MailFacts } from "../facts.ts";
import { mailWords } from "../words.ts";
import { styles } from "./styles.ts";

/** Opens the guest's own page of the booking, where the balance can be paid. */
export function GuestLink({ booking: { language }, money, link }: MailFacts) {
  const words = mailWords[language];
  return (
    <p className="screen">
      <a href={link} style={styles.primary}>
        {money.open > 0 ? words.payBalance : words.myBooking}
      </a>
    </p>
  );
}
