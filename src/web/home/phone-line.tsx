import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { phoneUrl } from "../../contract/page-urls.ts";
import { phonesOf } from "../../domain/property.ts";
import { useSite } from "../site.ts";
import styles from "./location.module.css";

/** 'Telefone: (73) 3555-0142 | (73) 95555-0142', each number as a link. Nothing without one. */
export function PhoneLine() {
  const { t } = useTranslation();
  const phones = phonesOf(useSite().property);
  if (phones.length === 0) return null;
  return (
    <p className={styles.phones}>
      {t("home.location.phone")}{" "}
      {phones.map((phone, index) => (
        <Fragment key={phone}>
          {index > 0 && " | "}
          <a href={phoneUrl(phone)}>{phone}</a>
        </Fragment>
      ))}
    </p>
  );
}
