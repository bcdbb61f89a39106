import type { Shown } from "./shown.ts";
import { TimeToPay } from "./time-to-pay.tsx";

export function TimeLeft({ booking: { now }, payment: { until } }: Shown) {
  return <TimeToPay now={now} until={until} left="guestPayment.left" soon="guestPayment.soon" />;
}
