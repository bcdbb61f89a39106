import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { ActionButton } from "../form/action-button.tsx";
import type { Sending } from "../form/use-sending.ts";
import { useToday } from "../ui/owner-page.tsx";
import { CheckOutDialog } from "./check-out-dialog.tsx";
import { isOneRoom, type Leaver, staysIn } from "./leaver.ts";

type Props = {
  stay: Leaver;
  /** The page's, because this button disappears with the departure. */
  desk: Sending;
  className: string | undefined;
  children: ReactNode;
};

/** One tap, unless money is open or nights are left: then a dialog asks first. */
export function CheckOutTap({ stay, desk, className, children }: Props) {
  const today = useToday();
  const [isAsking, setIsAsking] = useState(false);
  const words = `Check-out de ${stay.guestName ?? "hóspede"} feito.`;
  const leavesNights = stay.checkOut > today && !stay.portal?.isRead && isOneRoom(stay);
  if (stay.balance <= 0 && !leavesNights && !isAsking) {
    return (
      <ActionButton
        sending={desk}
        intent="checkOut"
        fields={{ id: stay.bookingId, ...staysIn(stay) }}
        words={words}
        className={className}
      >
        {children}
      </ActionButton>
    );
  }
  return (
    <>
      <button type="button" className={className} onClick={() => setIsAsking(true)}>
        {children}
      </button>
      {isAsking &&
        // Rendered beside the page's other dialogs, because here the list's styles would reach it.
        createPortal(
          <CheckOutDialog
            stay={stay}
            desk={desk}
            words={words}
            onClose={() => setIsAsking(false)}
          />,
          document.querySelector("main") ?? document.body,
        )}
    </>
  );
}
