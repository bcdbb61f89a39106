import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { disputeSentence } from "../../../contract/owner/refund-words.ts";
import kit from "../ui/kit.module.css";
import { Notice } from "../ui/notice.tsx";
import styles from "./money.module.css";

type Disputed = Pick<BookingDetails, "disputes" | "providerLabels">;

/** What the guest's bank reclaims, and until when to answer. */
export function DisputeNotices({ booking }: { booking: Disputed }) {
  const { disputes, providerLabels } = booking;
  if (disputes.length === 0) return null;
  return (
    <div className={`${kit.lines} ${styles.notices}`}>
      {disputes.map((dispute, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two disputes may be alike
        <Notice key={index} kind="error">
          {disputeSentence(dispute, providerLabels)}
        </Notice>
      ))}
    </div>
  );
}
