import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Photo } from "../../domain/listing.ts";
import button from "../ui/button.module.css";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import modal from "../ui/kit/modal.module.css";
import { Picture } from "../ui/picture.tsx";
import styles from "./photos-dialog.module.css";

type Props = { name: string; photos: readonly Photo[]; startAt: number; onClose: () => void };

export function PhotosDialog({ name, photos, startAt, onClose }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const heading = t("room.gallery.heading", { name });

  useEffect(() => {
    if (startAt > 0) list.current?.children[startAt]?.scrollIntoView({ block: "center" });
  }, [startAt]);

  return (
    <Dialog label={heading} onClose={onClose} className={`rise ${modal.modal} ${styles.dialog}`}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <button
          type="button"
          className={button.icon}
          aria-label={t("room.gallery.close")}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      <div ref={list} className={styles.photos}>
        {photos.map((photo) => (
          <figure key={photo.id}>
            <Picture
              photo={photo}
              sizes="(min-width: 900px) 32rem, (min-width: 600px) 45vw, 90vw"
            />
            <figcaption aria-hidden>{photo.alt}</figcaption>
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
