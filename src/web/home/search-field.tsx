import type { LucideIcon } from "lucide-react";
import styles from "./search-bar.module.css";

type Props = {
  label: string;
  value: string;
  icon: LucideIcon;
  isOpen: boolean;
  onPress: (pressed: HTMLElement) => void;
};

export function SearchField({ label, value, icon: Icon, isOpen, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.field}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <span>{value}</span>
        <Icon className="ic" aria-hidden />
      </span>
    </button>
  );
}
