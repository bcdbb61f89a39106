import type { UseEmblaCarouselType } from "embla-carousel-react";

type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Engine = ReturnType<Embla["internalEngine"]>;

/** The engine's fixed time step, independent of the frame rate. */
export const STEP_MS = 1000 / 60;

const slowOut = (time: number) => 1 - (1 - time) ** 3;

/**
 * Embla scrolls with a spring, whose duration varies. This gives slide changes a fixed duration;
 * dragging keeps the spring.
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

  // Mutated in place, because other parts of the engine hold a reference.
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
      // Relative to the target, which looping may shift together with the location.
      location.set(target.get() - distance * (1 - slowOut(step / steps)));
      return scrollBody;
    },
    direction: () => (isTimed ? Math.sign(distance) : spring.direction()),
  });
}
