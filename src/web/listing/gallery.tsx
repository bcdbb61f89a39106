import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Photo } from "../../domain/listing.ts";
import button from "../ui/button.module.css";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./gallery.module.css";
import { PhotosDialog } from "./photos-dialog.tsx";

const IN_GRID = 5;

export function Gallery({ name, photos }: { name: string; photos: readonly Photo[] }) {
  const { t } = useTranslation();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const shown = photos.slice(0, IN_GRID);
  if (shown.length === 0) return null;
  return (
    <section
      className={styles.gallery}
      data-count={shown.length}
      aria-label={t("room.gallery.label")}
    >
      {shown.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          className={styles.photo}
          aria-label={t("room.gallery.openPhoto", { number: index + 1, alt: photo.alt })}
          onClick={() => setOpenAt(index)}
        >
          <Picture
            photo={photo}
            sizes={index === 0 ? "(min-width: 900px) 50vw, 100vw" : "25vw"}
            eager={index === 0}
          />
        </button>
      ))}
      <button
        type="button"
        className={`${button.white} ${styles.all}`}
        onClick={() => setOpenAt(0)}
      >
        <Icon name="images" /> {t("room.gallery.all")}
      </button>
      {openAt !== null && (
        <PhotosDialog
          name={name}
          photos={photos}
          startAt={openAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </section>
  );
}
