import fc from "fast-check";
import { createRandom, type Random } from "./random.ts";

/** Something that happens to a booking, or to the house as a whole. */
export type Step<World, Real, Booking> = {
  readonly name: string;
  /** How often it is drawn. */
  readonly times: number;
} & (
  | {
      readonly canMove: (booking: Booking) => boolean;
      run(world: World, real: Real, booking: Booking, random: Random): Promise<void>;
    }
  | { happens(world: World, real: Real, random: Random): Promise<void> }
);

/** The share of impossible steps: they must be refused, so they are tried sometimes. */
const STRAY = 0.15;

type Of<Booking> = { readonly bookings: readonly Booking[] };

/** Histories of these steps. After each of them the judge compares the app and its model. */
export function historiesOf<World extends Of<Booking>, Real extends object, Booking>(
  steps: readonly Step<World, Real, Booking>[],
  commands: number,
  judge: (world: World, real: Real, after: string) => Promise<void>,
) {
  const drawn = steps.flatMap((step) =>
    Array.from({ length: step.times }, () =>
      fc.nat(1_000_000).map((dice) => commandOf(step, dice, judge)),
    ),
  );
  return fc.commands(drawn, { maxCommands: commands, size: "max" });
}

function commandOf<World extends Of<Booking>, Real extends object, Booking>(
  step: Step<World, Real, Booking>,
  dice: number,
  judge: (world: World, real: Real, after: string) => Promise<void>,
): fc.AsyncCommand<World, Real> {
  return {
    toString: () => `${step.name} ${dice}`,
    check: () => true,
    async run(world, real) {
      const random = createRandom(dice);
      if ("happens" in step) await step.happens(world, real, random);
      else {
        const isStray = random.next() < STRAY;
        const booking = random.pick(world.bookings.filter((one) => isStray || step.canMove(one)));
        if (booking === undefined) return;
        await step.run(world, real, booking, random);
      }
      await judge(world, real, `${step.name} ${dice}`);
    },
  };
}
