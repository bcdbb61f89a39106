import type { ReactNode } from "react";
import type { CarouselPhoto, PropertyPhoto } from "../../../contract/owner/property.ts";
import { Icon } from "../../ui/icon.tsx";
import field from "../form/field.module.css";
import { Field, Problem } from "../form/field.tsx";
import { useFormState } from "../form/form-state.ts";
import styles from "./photos.module.css";
import { Thumbnail } from "./thumbnail.tsx";

type Props = {
  slide: CarouselPhoto;
  photo: PropertyPhoto | undefined;
  index: number;
  moves: ReactNode;
};

export function CarouselSlide({ slide, photo, index, moves }: Props) {
  const { problems } = useFormState();
  const path = `photos.${index}`;
  const problem = problems[`${path}.id`];
  const isUndescribed = slide.alt === "" || problems[`${path}.alt`] !== undefined;
  return (
    <li className={styles.slide}>
      <input type="hidden" name={`${path}.id`} value={slide.id} />
      <div className={styles.picture}>
        {photo && <Thumbnail photo={photo} />}
        <b>{index + 1}</b>
      </div>
      <div className={styles.words}>
        <div className={field.two}>
          <Field name={`${path}.caption`} label="Legenda" initial={slide.caption} />
          <Field
            name={`${path}.captionEn`}
            label="Legenda em inglês"
            initial={slide.captionEn}
            lang="en"
          />
        </div>
        <details open={isUndescribed}>
          <summary>
            O que se vê na foto
            <Icon name="chevron-down" />
          </summary>
          <div className={field.two}>
            <Field
              name={`${path}.alt`}
              label="Em português"
              initial={slide.alt}
              kind="long"
              rows={3}
            />
            <Field
              name={`${path}.altEn`}
              label="Em inglês"
              initial={slide.altEn}
              kind="long"
              rows={3}
              lang="en"
            />
          </div>
        </details>
        {problem && <Problem>{problem}</Problem>}
      </div>
      {moves}
    </li>
  );
}
