import type { BookingRow } from "../../../contract/owner/bookings.ts";
import { Icon } from "../../ui/icon.tsx";
import { paymentOf } from "./booking-words.ts";
import { Chip } from "./chip.tsx";

/** Whether a booking is paid, or what is open. */
export function PaymentChip({ balance, portal }: Pick<BookingRow, "balance" | "portal">) {
  const { tone, text } = paymentOf({ balance, portal });
  return (
    <Chip tone={tone}>
      {tone === "ok" && <Icon name="check" />}
      {text}
    </Chip>
  );
}
