import { describe, expect, test } from "vitest";
import { SLIDE_CHANGE_MS } from "./carousel-engine.tsx";
import { STEP_MS, timeScrolls } from "./carousel-timing.ts";

type Embla = Parameters<ReturnType<typeof timeScrolls>["init"]>[0];

function vector(start: number) {
  let value = start;
  return {
    get: () => value,
    set: (to: number | { get(): number }) => {
      value = typeof to === "number" ? to : to.get();
    },
  };
}

/** The parts of the engine that a slide change uses: from 0 to 400 pixels. */
function engine() {
  const parts = {
    location: vector(0),
    previousLocation: vector(0),
    target: vector(400),
    options: { duration: 25 },
    scrollBody: { useDuration: (_: number) => {}, seek: () => "spring", direction: () => 0 },
  };
  timeScrolls(SLIDE_CHANGE_MS).init({ internalEngine: () => parts } as unknown as Embla);
  return parts;
}

describe("a change of slide", () => {
  test("S2.36 lasts 500 ms", () => {
    const { scrollBody, location, options } = engine();
    scrollBody.useDuration(options.duration);
    let steps = 0;
    while (location.get() < 400) {
      scrollBody.seek();
      steps++;
    }
    expect(SLIDE_CHANGE_MS).toBe(500);
    expect(steps * STEP_MS).toBeCloseTo(SLIDE_CHANGE_MS, 5);
    expect(scrollBody.direction()).toBe(1);
  });

  test("goes on from where it is when the target moves", () => {
    const { scrollBody, location, target, options } = engine();
    scrollBody.useDuration(options.duration);
    for (let step = 0; step < 15; step++) scrollBody.seek();
    const halfWay = location.get();
    target.set(800);
    scrollBody.useDuration(options.duration);
    scrollBody.seek();
    expect(location.get()).toBeGreaterThan(halfWay);
    for (let step = 0; step < 29; step++) scrollBody.seek();
    expect(location.get()).toBe(800);
  });

  test("is left to the spring under a finger", () => {
    const { scrollBody } = engine();
    scrollBody.useDuration(0.75);
    expect(scrollBody.seek()).toBe("spring");
  });
});
