import { useTranslation } from "react-i18next";
import { addPortuguese } from "../content/i18n.ts";
import { confirmation } from "../content/pt-BR/confirmation.ts";
import { privatePage } from "../head/private-page.ts";
import { useFixedEnglish } from "../ui/fixed-english.ts";
import styles from "./plain.module.css";

addPortuguese({ confirmation });

export const meta = privatePage("confirmation.plain");

/** A single word, but marked up as a heading for screen readers. */
export default function PlainSuccess() {
  const { t } = useTranslation();
  const english = useFixedEnglish();
  return (
    <main className={styles.plain}>
      <h1 {...english}>{t("confirmation.plain")}</h1>
    </main>
  );
}
