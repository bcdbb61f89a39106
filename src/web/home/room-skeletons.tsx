import styles from "./rooms.module.css";

const PLACES = ["first", "second", "third", "fourth"];

/** As tall as the cards they stand for, so that nothing moves when those come. */
export function RoomSkeletons() {
  return (
    <div className={styles.grid} aria-busy>
      {PLACES.map((place) => (
        <div key={place} aria-hidden>
          <div className={styles.skeletonPhoto} />
          <div className={styles.skeletonTitle} />
          <div className={styles.skeletonText} />
          <div className={styles.skeletonFacts} />
        </div>
      ))}
    </div>
  );
}
