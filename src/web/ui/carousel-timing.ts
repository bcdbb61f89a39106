import type { UseEmblaCarouselType } from "embla-carousel-react";

type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Engine = ReturnType<Embla["internalEngine"]>;

/** The engine moves in steps of this length, however often the screen is drawn. */
export const STEP_MS = 1000 / 60;

const slowOut = (time: number) => 1 - (1 - time) ** 3;

/**
 * The carousel's own scrolling is a spring, which comes to rest when it pleases. With this a change
 * of slide takes exactly so long; under a finger it stays the spring.
 */
export function timeScrolls(milliseconds: number) {
  return {
    name: "timedScrolls",
    options: {},
    init: (embla: Embla) => timeBody(embla.internalEngine(), Math.round(milliseconds / STEP_MS)),
    destroy: () => undefined,
  };
}

function timeBody(engine: Engine, steps: number): void {
  const { scrollBody, location, previousLocation, target, options } = engine;
  const spring = { ...scrollBody };
  let isTimed = false;
  let step = 0;
  let distance = 0;

  // Changed in place, because other parts of the engine already hold it.
  Object.assign(scrollBody, {
    useDuration(duration: number) {
      isTimed = duration === options.duration;
      step = 0;
      spring.useDuration(duration);
      return scrollBody;
    },
    seek() {
      if (!isTimed) return spring.seek();
      if (step === 0) distance = target.get() - location.get();
      step = Math.min(step + 1, steps);
      previousLocation.set(location);
      // Counted back from the target, which a loop may move together with the location.
      location.set(target.get() - distance * (1 - slowOut(step / steps)));
      return scrollBody;
    },
    direction: () => (isTimed ? Math.sign(distance) : spring.direction()),
  });
}
