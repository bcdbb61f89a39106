import { useSite } from "../site.ts";
import button from "../ui/button.module.css";
import { Picture } from "../ui/picture.tsx";
import styles from "./about-us.module.css";
import { goToListings } from "./go-to-listings.ts";

export function AboutUs() {
  const { title, text, button: label, photo } = useSite().property.texts.aboutUs;
  if (!title) return null;
  return (
    <section className={styles.about} id="aboutUs" aria-labelledby="about-heading">
      <div className={`wrap ${styles.in}`}>
        {photo && (
          <div className={styles.photo}>
            <Picture photo={photo} sizes="(max-width: 899px) 92vw, 45vw" />
          </div>
        )}
        <div>
          <h2 id="about-heading">{title}</h2>
          <p>{text}</p>
          <button
            type="button"
            className={`${button.primary} ${button.large}`}
            onClick={() => goToListings()}
          >
            {label}
          </button>
        </div>
      </div>
    </section>
  );
}
