import { useHouse } from "../house.ts";
import button from "../ui/button.module.css";
import { Picture } from "../ui/picture.tsx";
import styles from "./about-us.module.css";
import { goToRooms } from "./go-to-rooms.ts";

export function AboutUs() {
  const { title, text, button: label, photo } = useHouse().property.texts.aboutUs;
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
            onClick={() => goToRooms()}
          >
            {label}
          </button>
        </div>
      </div>
    </section>
  );
}
