import { useRef, useState } from "react";
import type { CarouselPhoto, PropertyPhoto } from "../../../contract/owner/property.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFormState } from "../form/form-state.ts";
import kit from "../ui/kit.module.css";
import { CarouselSlide } from "./carousel-slide.tsx";
import styles from "./photos.module.css";
import { Thumbnail } from "./thumbnail.tsx";

type Props = { photos: readonly PropertyPhoto[]; chosen: readonly CarouselPhoto[] };

/** The carousel's photos in order. Typed texts move with their photo. */
export function CarouselPhotos({ photos, chosen }: Props) {
  const { touch } = useFormState();
  const adder = useRef<HTMLElement>(null);
  const [slides, setSlides] = useState(chosen);
  const change = (next: readonly CarouselPhoto[]) => {
    setSlides(next);
    touch();
  };
  // The pressed button disappears with its photo, so move the focus.
  const changeAndLeave = (next: readonly CarouselPhoto[]) => {
    change(next);
    adder.current?.focus();
  };
  const swap = (index: number, other: number) => {
    const [slide, neighbour] = [slides[index], slides[other]];
    if (slide && neighbour) change(slides.with(index, neighbour).with(other, slide));
  };
  const others = photos.filter(({ id }) => !slides.some((slide) => slide.id === id));
  return (
    <fieldset className={`${kit.part} ${styles.photos}`}>
      <legend>Fotos do carrossel</legend>
      <ol className={styles.slides}>
        {slides.map((slide, index) => (
          <CarouselSlide
            key={slide.id}
            slide={slide}
            index={index}
            last={slides.length - 1}
            photo={photos.find(({ id }) => id === slide.id)}
            onUp={() => swap(index, index - 1)}
            onDown={() => swap(index, index + 1)}
            onRemove={() => changeAndLeave(slides.filter(({ id }) => id !== slide.id))}
          />
        ))}
      </ol>
      <details className={styles.others}>
        <summary ref={adder}>
          Acrescentar uma foto
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.grid}>
          {others.map((photo) => (
            <button
              key={photo.id}
              type="button"
              className={styles.pick}
              onClick={() => changeAndLeave([...slides, { ...photo, caption: "", captionEn: "" }])}
            >
              <Thumbnail photo={photo} />
            </button>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
