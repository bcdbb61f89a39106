import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { homeUrl, listingsUrl, locationUrl, whatsappUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import styles from "./header.module.css";
import { Icon } from "./icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

/** Over the hero on the home page; a separate bar with the property's name on inner pages. */
export function SiteHeader({ inner = false }: { inner?: boolean }) {
  const { t } = useTranslation();
  const { property } = useSite();
  const local = useLocalUrl();
  const { search } = useLocation();
  // On the home page, keep the visitor's search in the URL.
  const to = (url: string) => (inner ? local(url) : { search, hash: new URL(url, "x:/").hash });
  return (
    <header className={inner ? styles.inner : styles.over}>
      <div className={`wrap ${styles.bar}`}>
        <Link
          className={styles.brand}
          to={local(homeUrl)}
          prefetch="intent"
          aria-label={t("shell.homeLabel", { name: property.name })}
        >
          <Logo />
          {inner && <b>{property.shortName}</b>}
        </Link>
        <nav className={`screen ${styles.nav}`} aria-label={t("shell.navigation")}>
          <Link className={styles.section} to={to(listingsUrl)}>
            {t("shell.rooms")}
          </Link>
          <Link className={styles.section} to={to(locationUrl)}>
            {t("shell.directions")}
          </Link>
          {property.whatsapp && (
            <a href={whatsappUrl(property.whatsapp)} rel="noreferrer">
              <Icon name="message-circle" />
              {t("shell.whatsapp")}
            </a>
          )}
          <LanguageSwitch className={styles.language} />
        </nav>
      </div>
    </header>
  );
}
