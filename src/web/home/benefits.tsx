import { useTranslation } from "react-i18next";
import { useSite } from "../site.ts";
import { benefitIcons } from "./benefit-icons.tsx";
import styles from "./benefits.module.css";

export function Benefits() {
  const { t } = useTranslation();
  const benefits = useSite().property.texts.benefits.filter(({ title }) => title);
  if (benefits.length === 0) return null;
  return (
    <section className={styles.benefits} aria-label={t("home.benefits")}>
      <ul className={`wrap ${styles.grid}`}>
        {benefits.map(({ type, title, text }) => {
          const Icon = benefitIcons[type];
          return (
            <li key={type} className={styles.benefit} data-type={type}>
              <span className={styles.icon}>
                <Icon className="ic" aria-hidden />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
