import { useTranslation } from "react-i18next";
import { languageOfPath } from "../../contract/page-urls.ts";
import { addPortuguese, i18nFor } from "../content/i18n.ts";
import { confirmation } from "../content/pt-BR/confirmation.ts";
import { useFixedEnglish } from "../ui/fixed-english.ts";
import type { Route } from "./+types/plain-route";
import styles from "./plain.module.css";

addPortuguese({ confirmation });

export function meta({ location }: Route.MetaArgs) {
  const { t } = i18nFor(languageOfPath(location.pathname));
  return [{ title: t("confirmation.plain") }, { name: "robots", content: "noindex" }];
}

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
