import { type ReactNode, useEffect, useRef } from "react";
import { useBackCloses } from "./back-closes.ts";

type Props = {
  label: string;
  /** A question that has to be answered; `describedBy` is the id of its text. */
  role?: "alertdialog";
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
  className?: string | undefined;
  /** A press on the backdrop closes it. */
  closesOnOverlay?: boolean;
};

/**
 * A modal: the page behind it does not scroll, Esc and Back close it, and focus returns to its
 * opener.
 */
export function Dialog(props: Props) {
  const { label, role, describedBy, onClose, children, className, closesOnOverlay = true } = props;
  const element = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose);

  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    const unlock = lockBody();
    dialog?.showModal();
    return () => {
      dialog?.close();
      unlock();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Esc
    <dialog
      ref={element}
      className={className}
      role={role}
      aria-label={label}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Esc in a row closes without a cancel event; ignore the close event if we have
      // reopened it.
      onClose={(event) => event.target === element.current && !element.current.open && onClose()}
      onClick={(event) => closesOnOverlay && event.target === element.current && onClose()}
    >
      {children}
    </dialog>
  );
}

/** Stops the page from scrolling, without a shift where its scrollbar was. */
function lockBody(): () => void {
  const { body, documentElement } = document;
  const { overflow, paddingRight } = body.style;
  const scrollbar = window.innerWidth - documentElement.clientWidth;
  body.style.overflow = "hidden";
  if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
  return () => {
    body.style.overflow = overflow;
    body.style.paddingRight = paddingRight;
  };
}
