import { useSite } from "../site.ts";
import { Carousel } from "../ui/carousel.tsx";
import styles from "./learn-more.module.css";
import sectionHead from "./section-head.module.css";

export function LearnMore() {
  const { title, text, photos } = useSite().property.texts.learnMore;
  if (!title) return null;
  return (
    <section className={styles.learn} id="LearnMore" aria-labelledby="learn-more-heading">
      <div className={`wrap ${sectionHead.head} ${styles.head}`}>
        <h2 id="learn-more-heading">{title}</h2>
        <p>{text}</p>
      </div>
      {photos.length > 0 && <Carousel photos={photos} />}
    </section>
  );
}
