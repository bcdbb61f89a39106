import { type ReactNode, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./today.module.css";

/** Longer notes than this fill more than two lines of a phone. */
const SHORT = 80;

type Props = { label: ReactNode; text: string };

/** Folded if it is long. */
export function Note({ label, text }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const written = (
    <>
      <Icon name="sticky-note" />
      <span>
        {label}
        {text}
      </span>
    </>
  );
  if (text.length <= SHORT && !text.includes("\n")) return <p className={styles.note}>{written}</p>;
  return (
    <button
      type="button"
      className={styles.note}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      {written}
    </button>
  );
}
