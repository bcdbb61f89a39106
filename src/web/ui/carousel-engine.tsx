import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type RefObject, useEffect, useImperativeHandle } from "react";
import { timeScrolls } from "./carousel-timing.ts";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** The position: one stop may show several slides as current. */
export type CarouselView = {
  readonly stops: number;
  readonly stop: number;
  readonly current: readonly number[];
};

export type Scroller = { goOn(): void; goBack(): void; goTo(stop: number): void };

type Props = {
  viewport: RefObject<HTMLDivElement | null>;
  /** Null until the engine is ready. */
  scroller: RefObject<Scroller | null>;
  onReady(): void;
  onView(view: CarouselView): void;
  onSight(slides: readonly number[]): void;
};

const options = {
  loop: true,
  align: centred,
  startIndex: 0,
  slidesToScroll: 1,
  breakpoints: {
    "(max-width: 599px)": { slidesToScroll: 2 },
    "(max-width: 479px)": { slidesToScroll: 1 },
  },
} as const;
export const SLIDE_CHANGE_MS = 500;
const plugins = [timeScrolls(SLIDE_CHANGE_MS)];

/** Renders nothing: it moves the slides that are already in the page. */
export default function CarouselEngine({ viewport, scroller, onReady, onView, onSight }: Props) {
  const [attach, embla] = useEmblaCarousel(options, plugins);

  useEffect(() => {
    // Measure without the static layout.
    viewport.current?.removeAttribute("data-still");
    attach(viewport.current);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const tell = () => onView(viewOf(embla));
    const show = () => onSight(embla.slidesInView());
    embla.on("select", tell).on("reInit", tell).on("slidesInView", show);
    tell();
    show();
    onReady();
    return () => {
      embla.off("select", tell).off("reInit", tell).off("slidesInView", show);
    };
  }, [embla, onReady, onView, onSight]);

  useEffect(() => {
    if (!embla) return;
    const root = embla.rootNode();
    const focusOnClick = ({ target }: Event) => {
      const slide = target instanceof Element && target.closest<HTMLElement>("[data-slide]");
      if (slide) embla.scrollTo(stopOf(embla, Number(slide.dataset.slide)), wantsNoMotion());
    };
    root.addEventListener("click", focusOnClick);
    return () => root.removeEventListener("click", focusOnClick);
  }, [embla]);

  useImperativeHandle<Scroller | null, Scroller | null>(
    scroller,
    () =>
      embla
        ? {
            goOn: () => embla.scrollNext(wantsNoMotion()),
            goBack: () => embla.scrollPrev(wantsNoMotion()),
            goTo: (stop) => embla.scrollTo(stop, wantsNoMotion()),
          }
        : null,
    [embla],
  );
  return null;
}

function viewOf(embla: Embla): CarouselView {
  const stop = embla.selectedScrollSnap();
  return {
    stops: embla.scrollSnapList().length,
    stop,
    current: embla.internalEngine().slideRegistry[stop] ?? [stop],
  };
}

function stopOf(embla: Embla, slide: number): number {
  return embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));
}

/** A single slide at the end of pairs is aligned like the first of a pair. */
function centred(viewSize: number, stopSize: number): number {
  const [first, second] = document.querySelectorAll<HTMLElement>("[data-slide]");
  const isPaired = window.matchMedia("(min-width: 480px) and (max-width: 599px)").matches;
  const pair = first && second ? second.offsetLeft - first.offsetLeft + second.offsetWidth : 0;
  return (viewSize - (isPaired ? Math.max(stopSize, pair) : stopSize)) / 2;
}

function wantsNoMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
