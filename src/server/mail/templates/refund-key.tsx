import { formatPixKey } from "../../../domain/pix-key.ts";
import type { MailFacts } from "../facts.ts";
import { moneyWords } from "../money-words.ts";
import { styles } from "./styles.ts";

/**
 * Names the Pix key for refunds, because a stranger with the guest's link could have entered
 * another.
 */
export function RefundKey({ booking, refundKey }: MailFacts) {
  if (!refundKey) return null;
  const words = moneyWords[booking.language];
  return (
    <p style={styles.lead}>
      {words.refundKey}: <b>{formatPixKey(refundKey)}</b>. {words.notYours}
    </p>
  );
}
