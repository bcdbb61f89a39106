import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { mapUrl, placeUrl } from "../../contract/page-urls.ts";
import { useLocalUrl } from "../language.ts";
import { useSite } from "../site.ts";
import { Icon } from "../ui/icon.tsx";
import { useNear } from "../ui/use-near.ts";
import styles from "./place-map.module.css";

/** An iframe, so that the maps script is isolated from the pages that take payments. */
export function PlaceMap() {
  const { t } = useTranslation();
  const { property } = useSite();
  const local = useLocalUrl();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  return (
    <div className={styles.place}>
      <div className={styles.frame} ref={frame}>
        {property.mapKey === null ? (
          <p className={styles.address}>
            <Icon name="map-pin" />
            {property.address}
            <br />
            {property.place}
          </p>
        ) : (
          isNear && (
            <iframe
              src={local(mapUrl)}
              title={t("home.map.title", { name: property.name })}
              width="600"
              height="450"
            />
          )
        )}
      </div>
      <a className={`tap ${styles.open}`} href={placeUrl(property)} rel="noreferrer">
        {t("home.map.open")}
      </a>
    </div>
  );
}
