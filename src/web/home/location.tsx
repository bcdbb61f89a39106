import { useTranslation } from "react-i18next";
import { useHouse } from "../root.tsx";

export function Location() {
  const { t } = useTranslation();
  const { property } = useHouse();
  return (
    <section id="localizacao" aria-labelledby="location-heading">
      <h2 id="location-heading">{t("home.location.heading")}</h2>
      <address>
        {property.address}
        <br />
        {property.city}, {property.state}
      </address>
      <p>{t("home.location.phone", { first: property.phone, second: property.secondPhone })}</p>
      {property.email && (
        <p>
          {t("home.location.email")}
          <a href={`mailto:${property.email}`}>{property.email}</a>
        </p>
      )}
    </section>
  );
}
