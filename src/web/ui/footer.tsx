import { useTranslation } from "react-i18next";
import { useHouse } from "../root.tsx";
import page from "./page.module.css";

export function Footer() {
  const { t } = useTranslation();
  const { property } = useHouse();
  const year = new Date().getFullYear();
  return (
    <footer className={page.foot}>
      <p>{t("shell.rights", { year, name: property.name })}</p>
      <a href={property.dashboardUrl}>{t("shell.admin")}</a>
    </footer>
  );
}
