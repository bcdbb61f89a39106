import { useTranslation } from "react-i18next";
import styles from "./success-icon.module.css";

/** Animated once: the wave is drawn, the sun rises, the tick follows. */
export function SuccessIcon() {
  const { t } = useTranslation();
  return (
    <svg
      className={`screen ${styles.icon}`}
      viewBox="0 0 112 84"
      width="112"
      height="84"
      fill="none"
      role="img"
      aria-label={t("confirmation.icon")}
    >
      <clipPath id="above-the-sea">
        <path d="M0 0h112v78h-2c-9 0-9-7-18-7s-9 7-18 7-9-7-18-7-9 7-18 7-9-7-18-7-9 7-18 7H0z" />
      </clipPath>
      <g clipPath="url(#above-the-sea)">
        <g className={styles.sun}>
          <circle cx="56" cy="38" r="32" fill="var(--sol-400)" />
          <path
            className={styles.tick}
            d="m42 38 10 10 19-21"
            pathLength="1"
            stroke="var(--tinta)"
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      </g>
      <path
        className={styles.tide}
        d="M2 78c9 0 9-7 18-7s9 7 18 7 9-7 18-7 9 7 18 7 9-7 18-7 9 7 18 7"
        pathLength="1"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
