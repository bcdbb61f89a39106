import type { ReactNode } from "react";
import { preload } from "react-dom";
import { useTranslation } from "react-i18next";
import figtree from "../fonts/figtree-var.woff2?url";
import newsreader from "../fonts/newsreader-display-var.woff2?url";
import { CONTENT_ID } from "./focus-content.ts";
import { Footer } from "./footer.tsx";
import { SiteHeader } from "./header.tsx";
import styles from "./page.module.css";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

/** Header, the page's own main element, footer. */
export function SitePage({ inner, children }: { inner: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  preloadFonts();
  useFocusOnArrival();
  return (
    <div className={inner ? styles.inner : undefined}>
      <a className={`screen ${styles.skip}`} href={`#${CONTENT_ID}`}>
        {t("shell.skip")}
      </a>
      <SiteHeader inner={inner} />
      {children}
      <Footer />
    </div>
  );
}

/** Called during render, so that the first paint has its fonts. */
function preloadFonts(): void {
  for (const href of [newsreader, figtree]) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
