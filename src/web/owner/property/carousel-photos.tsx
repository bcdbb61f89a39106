import { useState } from "react";
import type { CarouselPhoto, PropertyPhoto } from "../../../contract/owner/property.ts";
import { Icon } from "../../ui/icon.tsx";
import { FormStateContext } from "../form/form-state.ts";
import { UploadNews, UploadTile } from "../form/upload.tsx";
import { useUpload } from "../form/use-upload.ts";
import kit from "../ui/kit.module.css";
import { CarouselSlide } from "./carousel-slide.tsx";
import styles from "./photos.module.css";
import { RowMoves } from "./row-moves.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { useRows } from "./use-rows.ts";

type Props = { photos: readonly PropertyPhoto[]; chosen: readonly CarouselPhoto[] };

/** The carousel's photos in order. */
export function CarouselPhotos({ photos, chosen }: Props) {
  const { rows, add, adder, state } = useRows(chosen, ({ id }) => id);
  const [sent, setSent] = useState<readonly PropertyPhoto[]>([]);
  const upload = useUpload((picture) => {
    const added = { ...picture, alt: "", altEn: "" };
    setSent((before) => [...before.filter(({ id }) => id !== picture.id), added]);
    add(picture.id, { ...added, caption: "", captionEn: "" });
  });
  const all = [...photos.filter(({ id }) => !sent.some((one) => one.id === id)), ...sent];
  const others = all.filter(({ id }) => !rows.list.some(({ value }) => value.id === id));
  return (
    <fieldset className={`${kit.part} ${styles.photos}`}>
      <legend>Fotos do carrossel</legend>
      <FormStateContext value={state}>
        <ol className={styles.slides}>
          {rows.list.map(({ key, value }, index) => (
            <CarouselSlide
              key={key}
              slide={value}
              index={index}
              photo={all.find(({ id }) => id === value.id)}
              moves={<RowMoves name={`a foto ${index + 1}`} {...{ rows, index }} />}
            />
          ))}
        </ol>
      </FormStateContext>
      <details className={styles.others}>
        <summary ref={adder}>
          Acrescentar uma foto
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.grid}>
          <UploadTile upload={upload} />
          {others.map((photo) => (
            <button
              key={photo.id}
              type="button"
              className={styles.pick}
              onClick={() => {
                add(photo.id, { ...photo, caption: "", captionEn: "" });
                adder.current?.focus();
              }}
            >
              <Thumbnail photo={photo} />
            </button>
          ))}
        </div>
      </details>
      <UploadNews upload={upload} />
    </fieldset>
  );
}
