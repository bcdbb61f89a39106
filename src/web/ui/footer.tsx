import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { findBookingUrl, privacyUrl, verifyUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

export function Footer() {
  const { t } = useTranslation();
  const { property, today } = useSite();
  const local = useLocalUrl();
  const [year] = today.split("-");
  return (
    <footer className={`screen ${styles.foot}`}>
      <div className={`wrap ${styles.row}`}>
        <Logo className={styles.logo} />
        <div className={styles.legal}>
          <p>{t("shell.rights", { year, name: property.name })}</p>
          {property.cnpj && <p className="num">{t("shell.cnpj", { cnpj: property.cnpj })}</p>}
        </div>
        <div className={styles.links}>
          <Link reloadDocument to={local(findBookingUrl)}>
            {t("shell.ownBooking")}
          </Link>
          <Link reloadDocument to={local(verifyUrl)}>
            {t("shell.verify")}
          </Link>
          <Link to={local(privacyUrl)}>{t("shell.privacy")}</Link>
          <a href={property.dashboardUrl}>{t("shell.admin")}</a>
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  );
}
