import { TimeToPay } from "../to-pay/time-to-pay.tsx";
import type { Shown } from "./shown.ts";

export function TimeLeft({ booking: { now }, payment: { until } }: Shown) {
  return <TimeToPay now={now} until={until} left="guestPayment.left" soon="guestPayment.soon" />;
}
