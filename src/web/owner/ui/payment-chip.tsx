import { Check } from "lucide-react";
import { paymentOf } from "./booking-words.ts";
import { Chip } from "./chip.tsx";

/** Whether a booking is paid, or what is open. */
export function PaymentChip({ balance }: { balance: number }) {
  const { tone, text } = paymentOf({ balance });
  return (
    <Chip tone={tone}>
      {tone === "ok" && <Check className="ic" aria-hidden />}
      {text}
    </Chip>
  );
}
