import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { CONTENT_ID, focusContent } from "./focus-content.ts";
import { Footer } from "./footer.tsx";
import { SiteHeader } from "./header.tsx";
import styles from "./page.module.css";
import { preloadFonts } from "./preload-fonts.ts";

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

/** A change of page without a load says nothing to a screen reader unless the focus moves there. */
function useFocusOnArrival(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) focusContent();
  }, [pathname, hash]);
}
