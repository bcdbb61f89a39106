import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { directionsUrl, phoneUrl, whatsappUrl } from "../../contract/page-urls.ts";
import { phonesOf } from "../../domain/property.ts";
import { PlaceMap } from "../map/place-map.tsx";
import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import styles from "./location.module.css";

export function Location() {
  const { t } = useTranslation();
  const { property } = useSite();
  if (!property.address) return null;
  return (
    <section className={styles.location} id="localizacao" aria-labelledby="location-heading">
      <div className={`wrap ${styles.in}`}>
        <div className={styles.words}>
          <h2 id="location-heading">{t("home.location.heading")}</h2>
          <address>
            {property.address}
            <br />
            {property.place}
          </address>
          <PhoneLine />
          {property.email && (
            <p>
              {t("home.location.email")}
              <a href={`mailto:${property.email}`}>{property.email}</a>
            </p>
          )}
          <div className={styles.actions}>
            <a className={button.line} href={directionsUrl(property)} rel="noreferrer">
              <Icon name="navigation" />
              {t("home.location.directions")}
            </a>
            {property.whatsapp && (
              <a className={button.quiet} href={whatsappUrl(property.whatsapp)} rel="noreferrer">
                <Icon name="message-circle" />
                {t("home.location.whatsapp")}
              </a>
            )}
          </div>
        </div>
        <PlaceMap />
      </div>
    </section>
  );
}

/** 'Telefone: (73) 3555-0142 | (73) 95555-0142', each number as a link. Nothing without one. */
function PhoneLine() {
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
