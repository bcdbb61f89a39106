import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CONTENT_ID } from "./focus-content.ts";
import { Footer } from "./footer.tsx";
import { SiteHeader } from "./header.tsx";
import styles from "./page.module.css";
import { preloadFonts } from "./preload-fonts.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

/** Header, the page's own main part, footer. */
export function SitePage({ inner, children }: { inner: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  preloadFonts();
  useFocusOnArrival();
  return (
    <div className={inner ? styles.inner : undefined}>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t("shell.skip")}
      </a>
      <SiteHeader inner={inner} />
      {children}
      <Footer />
    </div>
  );
}
