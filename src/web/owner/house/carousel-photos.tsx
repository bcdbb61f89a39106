import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { CarouselPhoto, HousePhoto } from "../../../contract/owner/house.ts";
import { CarouselSlide } from "./carousel-slide.tsx";
import { useFormState } from "./form-state.ts";
import styles from "./photos.module.css";
import { Thumbnail } from "./thumbnail.tsx";

type Props = { photos: readonly HousePhoto[]; chosen: readonly CarouselPhoto[] };

/** The carousel's photos in their order. What is typed stays with its photo when it moves. */
export function CarouselPhotos({ photos, chosen }: Props) {
  const { touch } = useFormState();
  const [slides, setSlides] = useState(chosen);
  const change = (next: readonly CarouselPhoto[]) => {
    setSlides(next);
    touch();
  };
  const swap = (index: number, other: number) => {
    const [slide, neighbour] = [slides[index], slides[other]];
    if (slide && neighbour) change(slides.with(index, neighbour).with(other, slide));
  };
  const others = photos.filter(({ id }) => !slides.some((slide) => slide.id === id));
  return (
    <fieldset className={styles.photos}>
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
            onRemove={() => change(slides.filter(({ id }) => id !== slide.id))}
          />
        ))}
      </ol>
      <details className={styles.others}>
        <summary>
          Acrescentar uma foto
          <ChevronDown className="ic" aria-hidden />
        </summary>
        <div className={styles.grid}>
          {others.map((photo) => (
            <button
              key={photo.id}
              type="button"
              className={styles.pick}
              onClick={() => change([...slides, { ...photo, caption: "", captionEn: "" }])}
            >
              <Thumbnail photo={photo} />
            </button>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
