import { useState } from "react";
import type { Order } from "./order.ts";

type Dialog = typeof import("./payment-dialog.tsx").PaymentDialog;

/** Opens the payment. Its code, and with it the provider's, comes with the first press. */
export function usePayment() {
  const [opened, setOpened] = useState<{ order: Order; Dialog: Dialog } | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [failedToOpen, setFailed] = useState(false);

  async function open(order: Order) {
    setOpening(true);
    setFailed(false);
    try {
      const { PaymentDialog } = await import("./payment-dialog.tsx");
      setOpened({ order, Dialog: PaymentDialog });
    } catch {
      setFailed(true);
    } finally {
      setOpening(false);
    }
  }

  return { opened, isOpening, failedToOpen, open, close: () => setOpened(null) };
}
