import { useState } from "react";
import type { Order } from "./order.ts";

type Dialog = typeof import("./payment-dialog.tsx").PaymentDialog;

/** Opens the payment. Its code, and with it the provider's, comes with the first press. */
export function usePayment() {
  const [opened, setOpened] = useState<{ order: Order; Dialog: Dialog } | null>(null);
  const [failedToOpen, setFailed] = useState(false);

  async function open(order: Order) {
    setFailed(false);
    try {
      const { PaymentDialog } = await import("./payment-dialog.tsx");
      setOpened({ order, Dialog: PaymentDialog });
    } catch {
      setFailed(true);
    }
  }

  return { opened, failedToOpen, open, close: () => setOpened(null) };
}
