import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useBackCloses } from "./back-closes.ts";
import button from "./button.module.css";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";
import { placePopover } from "./place-popover.ts";
import styles from "./sheet.module.css";
import { phone, useMedia } from "./use-media.ts";

type Props = {
  open: boolean;
  onClose(): void;
  label: string;
  children: ReactNode;
  /** Stays visible while the rest scrolls. */
  footer?: ReactNode;
  className?: string;
};

/** A modal bottom sheet on phones; from 600 px a popover beside its fields. */
export function Sheet({ open, ...props }: Props) {
  const isPhone = useMedia(phone);
  if (!open) return null;
  return isPhone ? <BottomSheet {...props} /> : <Popover {...props} />;
}

function BottomSheet({ onClose, label, children, footer }: Omit<Props, "open">) {
  const { t } = useTranslation();
  return (
    <Dialog label={label} onClose={onClose} className={`rise ${styles.sheet}`}>
      <div className={styles.head}>
        <h2>{label}</h2>
        <button
          type="button"
          className={button.icon}
          aria-label={t("booking.calendar.close")}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </Dialog>
  );
}

/** Not modal: the fields can still be typed in. Its parent element is its anchor. */
function Popover({ onClose, label, children, footer, className }: Omit<Props, "open">) {
  const element = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose);

  useLayoutEffect(() => {
    const popover = element.current;
    if (!popover) return;
    const place = () => placePopover(popover);
    // Its content may load late or change its height.
    const observer = new ResizeObserver(place);
    observer.observe(popover);
    window.addEventListener("resize", place);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
    };
  }, []);
  useEffect(() => {
    const home = element.current?.parentElement;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !home?.contains(event.target)) onClose();
    };
    const onEscape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", onEscape);
    };
  }, [onClose]);

  return (
    <dialog
      open
      ref={element}
      aria-label={label}
      className={`rise ${styles.pop} ${className ?? ""}`}
    >
      {children}
      {footer}
    </dialog>
  );
}
