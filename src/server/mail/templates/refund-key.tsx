import { formatPixKey } from "../../../domain/pix-key.ts";
import type { MailFacts } from "../facts.ts";
import { moneyWords } from "../money-words.ts";
import { styles } from "./styles.ts";

/** Whoever opens her link could name a key of his own: she is told which one was named. */
export function RefundKey({ booking, refundKey }: MailFacts) {
  if (!refundKey) return null;
  const words = moneyWords[booking.language];
  return (
    <p style={styles.lead}>
      {words.refundKey}: <b>{formatPixKey(refundKey)}</b>. {words.notYours}
    </p>
  );
}
