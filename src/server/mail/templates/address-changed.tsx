import { howToAnswer, type MailFacts } from "../facts.ts";
import { mailWords } from "../words.ts";
import { GuestFrame } from "./guest-frame.tsx";
import { styles } from "./styles.ts";

/** Sent to the booking's former address, perhaps a stranger's: it contains no name. */
export function AddressChanged(facts: MailFacts) {
  const { code, language } = facts.booking;
  const { title, text, next } = mailWords[language].addressChanged;
  return (
    <GuestFrame facts={facts} preview={title}>
      <h1 style={styles.title}>{title}</h1>
      <p style={styles.lead}>{text(code)}</p>
      <p style={styles.small}>{next(howToAnswer(facts))}</p>
    </GuestFrame>
  );
}
