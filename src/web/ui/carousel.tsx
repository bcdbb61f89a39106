import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Photo } from "../../domain/listing.ts";
import button from "./button.module.css";
import styles from "./carousel.module.css";
import type { CarouselView, Scroller } from "./carousel-engine.tsx";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import { useCode } from "./use-code.ts";
import { useNear } from "./use-near.ts";

const loadEngine = () => import("./carousel-engine.tsx");

const SIZES = "(max-width: 479px) 80vw, (max-width: 599px) 45vw, 33vw";

type Move = (slides: Scroller) => void;
type Props = { photos: readonly (Photo & { readonly caption: string })[] };

/**
 * Rendered in its final layout without script; the engine loads when it comes near the viewport.
 */
export function Carousel({ photos }: Props) {
  const { t } = useTranslation();
  const viewport = useRef<HTMLDivElement>(null);
  const scroller = useRef<Scroller>(null);
  const { code: Engine, tryAgain } = useCode(loadEngine, useNear(viewport, "600px"));
  const total = photos.length;
  const [view, setView] = useState<CarouselView>({ stops: total, stop: 0, current: [0] });
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0, 1, total - 1]));
  const want = useCallback((slides: readonly number[]) => {
    setWanted((before) => new Set([...before, ...slides]));
  }, []);
  // If the engine is missing, a press requests it again and is replayed when it is ready.
  const pressed = useRef<Move>(null);
  function move(how: Move) {
    if (scroller.current) return how(scroller.current);
    pressed.current = how;
    tryAgain();
  }
  const catchUp = useCallback(() => {
    if (scroller.current) pressed.current?.(scroller.current);
    pressed.current = null;
  }, []);
  const [current = 0] = view.current;
  const position = (index: number) => t("home.carousel.position", { number: index + 1, total });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of photos is not a fieldset
    <div
      role="group"
      aria-roledescription={t("home.carousel.role")}
      aria-label={t("home.carousel.label")}
    >
      <div className={styles.viewport} ref={viewport} data-still>
        <div className={styles.track}>
          {photos.map((photo, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={photo.id}
              role="group"
              aria-roledescription={t("home.carousel.slide")}
              aria-label={position(index)}
              aria-current={index === current || undefined}
              className={styles.slide}
              data-slide={index}
              data-current={view.current.includes(index)}
            >
              {wanted.has(index) && <Picture photo={photo} sizes={SIZES} />}
            </div>
          ))}
        </div>
      </div>
      <div className={`wrap ${styles.controls}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={styles.dots} role="group" aria-label={t("home.carousel.choose")}>
          {photos.slice(0, view.stops).map(({ id }, stop) => (
            <button
              key={id}
              type="button"
              aria-label={t("home.carousel.photo", { number: stop + 1 })}
              aria-current={stop === view.stop || undefined}
              onClick={() => move((slides) => slides.goTo(stop))}
            />
          ))}
        </div>
        <p className={styles.caption} aria-live="polite">
          <b className="num">{position(current)}</b> {photos[current]?.caption}
        </p>
        <div className={styles.arrows}>
          <button
            type="button"
            className={button.iconLine}
            aria-label={t("home.carousel.previous")}
            onClick={() => move((slides) => slides.goBack())}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={button.iconLine}
            aria-label={t("home.carousel.next")}
            onClick={() => move((slides) => slides.goOn())}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
      {Engine && (
        <Engine
          viewport={viewport}
          scroller={scroller}
          onReady={catchUp}
          onView={setView}
          onSight={want}
        />
      )}
    </div>
  );
}
