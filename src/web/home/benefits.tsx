import { useTranslation } from "react-i18next";
import type { BenefitType } from "../../domain/benefit.ts";
import { useSite } from "../site.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import styles from "./benefits.module.css";

const icons: Readonly<Record<BenefitType, IconName>> = {
  beach: "waves",
  wifi: "wifi",
  bicycles: "bicycle",
  "beach-tent": "umbrella",
  family: "family",
  "flexible-check-in": "key-round",
  breakfast: "coffee",
  kitchen: "utensils",
  garden: "trees",
  mountain: "mountain",
  fireplace: "flame",
  sun: "sun",
  quiet: "moon-star",
  "air-conditioning": "snowflake",
  tv: "tv",
  parking: "car",
  pets: "paw-print",
  people: "users",
  other: "sparkles",
};

export function Benefits() {
  const { t } = useTranslation();
  const benefits = useSite().property.texts.benefits.filter(({ title }) => title);
  if (benefits.length === 0) return null;
  return (
    <section className={styles.benefits} aria-label={t("home.benefits")}>
      <ul className={`wrap ${styles.grid}`}>
        {benefits.map(({ type, title, text }) => (
          <li key={`${type} ${title}`} className={styles.benefit} data-type={type}>
            <span className={styles.icon}>
              <Icon name={icons[type]} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
