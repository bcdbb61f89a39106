import { useState } from "react";
import type { ChosenPhoto, PropertyPhoto } from "../../../contract/owner/property.ts";
import { Icon } from "../../ui/icon.tsx";
import field from "../form/field.module.css";
import { Field, Problem } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import { UploadNews, UploadTile } from "../form/upload.tsx";
import { useUpload } from "../form/use-upload.ts";
import kit from "../ui/kit.module.css";
import styles from "./photos.module.css";
import { Thumbnail } from "./thumbnail.tsx";

type Props = { photos: readonly PropertyPhoto[]; chosen: ChosenPhoto | null };

/** One of the stored photos, a new one, or none, with its description. */
export function PhotoChoice({ photos, chosen }: Props) {
  const { problems, touch } = useFormState();
  const [photo, setPhoto] = useState(chosen);
  const [sent, setSent] = useState<readonly PropertyPhoto[]>([]);
  const upload = useUpload((picture) => {
    const added = { ...picture, alt: "", altEn: "" };
    setSent((before) => [...before.filter(({ id }) => id !== picture.id), added]);
    setPhoto(added);
    touch();
  });
  const all = [...photos.filter(({ id }) => !sent.some((one) => one.id === id)), ...sent];
  const current = all.find(({ id }) => id === photo?.id);
  const problem = problems["photo.id"];
  return (
    <fieldset className={`${kit.part} ${styles.photos}`}>
      <legend>Foto</legend>
      {current && (
        <div className={styles.current}>
          <Thumbnail photo={current} />
        </div>
      )}
      <details className={styles.others}>
        <summary>
          {photo ? "Trocar a foto" : "Escolher uma foto"}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.grid}>
          <label className={styles.pick}>
            <input
              type="radio"
              name="photo.id"
              value=""
              checked={photo === null}
              onChange={() => setPhoto(null)}
            />
            <span className={styles.none}>Sem foto</span>
          </label>
          <UploadTile upload={upload} isOne />
          {all.map((one) => (
            <label key={one.id} className={styles.pick}>
              <input
                type="radio"
                name="photo.id"
                value={one.id}
                checked={photo?.id === one.id}
                onChange={() => setPhoto(one)}
              />
              <Thumbnail photo={one} />
            </label>
          ))}
        </div>
      </details>
      <UploadNews upload={upload} />
      {problem && <Problem>{problem}</Problem>}
      {photo && (
        <div key={photo.id} className={field.two}>
          <Field
            name="photo.alt"
            label="O que se vê na foto"
            hint="Para quem não enxerga e para os buscadores."
            initial={photo.alt}
            kind="long"
            rows={3}
          />
          <Field
            name="photo.altEn"
            label="O que se vê na foto, em inglês"
            initial={photo.altEn}
            kind="long"
            rows={3}
            lang="en"
          />
        </div>
      )}
    </fieldset>
  );
}
