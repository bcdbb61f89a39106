import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { homeUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import styles from "./room.module.css";

export function BackLink() {
  const { t } = useTranslation();
  const localUrl = useLocalUrl();
  return (
    <Link className={styles.back} to={localUrl(homeUrl)}>
      <ArrowLeft className="ic" aria-hidden /> {t("room.back")}
    </Link>
  );
}
