import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { CarouselPhoto, PropertyPhoto } from "../../../contract/owner/property.ts";
import button from "../../ui/button.module.css";
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
  last: number;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
};

export function CarouselSlide({ slide, photo, index, last, onUp, onDown, onRemove }: Props) {
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
      <div className={styles.moves}>
        <Move label={`Subir a foto ${index + 1}`} isAtEnd={index === 0} onClick={onUp}>
          <Icon name="arrow-up" />
        </Move>
        <Move label={`Descer a foto ${index + 1}`} isAtEnd={index === last} onClick={onDown}>
          <Icon name="arrow-down" />
        </Move>
        <Move label={`Tirar a foto ${index + 1}`} onClick={onRemove}>
          <Icon name="trash-2" />
        </Move>
      </div>
    </li>
  );
}

type MoveProps = {
  label: string;
  isAtEnd?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** Moving a row in the DOM drops its focus. */
function Move({ label, isAtEnd = false, onClick, children }: MoveProps) {
  return (
    <button
      type="button"
      className={button.icon}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={({ currentTarget }) => {
        flushSync(onClick);
        if (currentTarget.isConnected) currentTarget.focus();
      }}
    >
      {children}
    </button>
  );
}
