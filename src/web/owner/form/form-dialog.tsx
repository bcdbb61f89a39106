import type { ReactNode } from "react";
import button from "../../ui/button.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import modal from "../../ui/kit/modal.module.css";
import styles from "../ui/dialog.module.css";

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A press on the backdrop does not close it, so typed text is not lost. */
export function FormDialog({ title, onClose, children }: Props) {
  return (
    <Dialog
      label={title}
      onClose={onClose}
      className={`${modal.modal} ${styles.dialog}`}
      closesOnOverlay={false}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className={button.icon} aria-label="Fechar" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </Dialog>
  );
}
