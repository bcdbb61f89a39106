import { useTranslation } from "react-i18next";
import { useFixedEnglish } from "../ui/fixed-english.ts";
import styles from "./plain.module.css";

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** One plain word and nothing else; a heading all the same, so that it can be found by ear. */
export default function PlainSuccess() {
  const { t } = useTranslation();
  const english = useFixedEnglish();
  return (
    <main className={styles.plain}>
      <h1 {...english}>{t("confirmation.plain")}</h1>
    </main>
  );
}
