import { useTranslation } from "react-i18next";
import { amenityIcon } from "../../domain/amenity-icon.ts";
import { formatDate } from "../../domain/format-stay.ts";
import type { Amenity, Listing } from "../../domain/listing.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./description.module.css";

type Props = {
  listing: Listing;
  /** Shows the room's name above its texts. */
  isOneOfSeveral: boolean;
};

/** The room's texts, from the first paragraph to the terms. */
export function Description({ listing, isOneOfSeveral }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <section
        className={styles.words}
        aria-label={isOneOfSeveral ? listing.name : t("room.description")}
      >
        {isOneOfSeveral && <h2>{listing.name}</h2>}
        {listing.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {listing.amenities.length > 0 && (
        <section className={styles.offer}>
          <h2>{t("room.offer")}</h2>
          <ul>
            {listing.amenities.map((amenity) => (
              <Offered key={amenity.title} {...amenity} />
            ))}
          </ul>
        </section>
      )}
      <GoodToKnow listing={listing} />
    </>
  );
}

function Offered({ icon, title, text }: Amenity) {
  return (
    <li>
      <Icon name={amenityIcon(icon)} />
      <b>{title}</b>
      <p>{text}</p>
    </li>
  );
}

function GoodToKnow({ listing: { observations, ratesValidUntil } }: { listing: Listing }) {
  const { t, i18n } = useTranslation();
  if (observations.length === 0 && !ratesValidUntil) return null;
  return (
    <section className={styles.know}>
      <h2>{t("room.goodToKnow")}</h2>
      <ul>
        {observations.map((observation) => (
          <li key={observation}>{observation}</li>
        ))}
        {ratesValidUntil && (
          <li>{t("room.ratesValidUntil", { date: formatDate(ratesValidUntil, i18n.language) })}</li>
        )}
      </ul>
    </section>
  );
}
