import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Chip } from "../../ui/chip.tsx";
import type { PhotoForm } from "../listing-form.ts";
import { fieldId, useDraft } from "./draft-context.ts";
import styles from "./photos.module.css";

type Props = { photo: PhotoForm; index: number; onOpen(): void };

export function PhotoTile({ photo, index, onOpen }: Props) {
  const number = index + 1;
  const path = `photos.${index}.alt`;
  const complaint = useDraft().complaints[path];
  return (
    <figure className={styles.tile}>
      <Picture
        photo={{ ...photo, alt: photo.alt || `Foto ${number}, ainda sem descrição` }}
        sizes={index === 0 ? "(max-width: 899px) 92vw, 24rem" : "12rem"}
      />
      <figcaption>
        {number}
        {index === 0 && " Capa"}
      </figcaption>
      {photo.alt.trim() === "" && (
        <span className={styles.missing}>
          <Chip tone={complaint ? "error" : "wait"}>Falta descrever</Chip>
        </span>
      )}
      <button
        type="button"
        id={fieldId(path)}
        className={styles.options}
        aria-label={`Opções da foto ${number}`}
        onClick={onOpen}
      >
        <span>
          <Icon name="ellipsis" />
        </span>
      </button>
    </figure>
  );
}
