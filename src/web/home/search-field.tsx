import { Icon, type IconName } from "../ui/icon.tsx";
import styles from "./search-bar.module.css";

type Props = {
  label: string;
  value: string;
  icon: IconName;
  isOpen: boolean;
  onPress: (pressed: HTMLElement) => void;
};

export function SearchField({ label, value, icon, isOpen, onPress }: Props) {
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
        <Icon name={icon} />
      </span>
    </button>
  );
}
