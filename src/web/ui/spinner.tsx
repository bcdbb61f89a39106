import { useTranslation } from "react-i18next";
import styles from "./spinner.module.css";

const DEFAULT_SIZE = 40;

type Props = {
  label?: string;
  size?: number;
  /** The element around it announces that it is busy. */
  isSilent?: boolean;
};

/** Shows a label below, unless the surrounding text says it already. */
export function Spinner({ label, size = DEFAULT_SIZE, isSilent }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.box} role="status" aria-hidden={isSilent}>
      <svg
        className={styles.spinner}
        width={size}
        height={size}
        viewBox="0 0 40 40"
        role="img"
        aria-label={t("shell.loading")}
      >
        <circle cx="20" cy="20" r="16" />
      </svg>
      {label && <span className={styles.label}>{label}</span>}
    </span>
  );
}
