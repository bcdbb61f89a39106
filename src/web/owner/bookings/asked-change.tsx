import type { BookingDetails } from "../../../contract/owner/bookings.ts";
import { useSending } from "../form/use-sending.ts";
import { ChangeRequest } from "../guest-changes/change-request.tsx";
import { Said } from "../ui/said.tsx";
import styles from "./details.module.css";

/** The guest's request, and what was just answered. */
export function AskedChangeNotice({ booking }: { booking: BookingDetails }) {
  const sending = useSending();
  return (
    <>
      <Said words={sending.said} />
      {booking.askedChange && (
        <div className={styles.asked}>
          <ChangeRequest
            asked={booking.askedChange}
            sending={sending}
            heading={<h2>Pedido de mudança</h2>}
          />
        </div>
      )}
    </>
  );
}
