import type { ProposedRoom } from "../../contract/proposal-api.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./proposal.module.css";

/** One of each room. */
export function Photos({ rooms }: { rooms: readonly ProposedRoom[] }) {
  const photos = rooms.flatMap(({ photo, listingId }) => (photo ? [{ photo, listingId }] : []));
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos}>
      {photos.map(({ photo, listingId }, index) => (
        <Picture
          key={listingId}
          photo={photo}
          sizes="(min-width: 1101px) 50rem, 100vw"
          eager={index === 0}
        />
      ))}
    </div>
  );
}
