import { count } from "../judge.ts";
import { DAY, edgesOf, MINUTE } from "../money/policy.ts";
import { isOn, type Real } from "../money/real.ts";
import { cancelOneByGuest } from "../money/rooms.ts";
import type { ModelBooking } from "./booking.ts";
import type { GuestHouse } from "./house.ts";
import { reconcileAll, runJobs } from "./pay-steps.ts";
import type { GuestStep } from "./real.ts";

function pass(house: GuestHouse, real: Real, milliseconds: number): void {
  real.app.passTime(milliseconds);
  house.passTime(real.app.deps.clock());
}

/** While days pass, jobs and the reconciler run. */
async function passDays(house: GuestHouse, real: Real, milliseconds: number): Promise<void> {
  await runJobs(house, real);
  await reconcileAll(house, real);
  pass(house, real, milliseconds);
}

/** Moves the clock to half a minute before or after the end of a policy step, if one is ahead. */
async function goToEdge(house: GuestHouse, real: Real, booking: ModelBooking, isAfter: boolean) {
  const now = real.app.deps.clock();
  const next = edgesOf(booking.terms)
    .filter((edge) => edge > now + MINUTE)
    .toSorted((a, b) => a - b)[0];
  if (!next || next > now + 20 * DAY) return;
  await passDays(house, real, next - now + (isAfter ? MINUTE / 2 : -MINUTE / 2));
  count(real, "at the edge of a step");
}

const later = (name: string, times: number, milliseconds: number): GuestStep => ({
  name,
  times,
  happens: async (house, real) =>
    milliseconds < DAY ? pass(house, real, milliseconds) : passDays(house, real, milliseconds),
});

export const timeSteps: readonly GuestStep[] = [
  later("20 minutes pass", 2, 20 * MINUTE),
  later("50 minutes pass", 1, 50 * MINUTE),
  // Not exactly a day: a policy step could end at the very minute in which the guest presses.
  later("a day passes", 1, DAY + 37 * MINUTE),
  later("three days pass", 1, 3 * DAY + 37 * MINUTE),
  {
    name: "a step ends",
    times: 2,
    canMove: isOn,
    run: (house, real, booking, random) => goToEdge(house, real, booking, random.next() < 0.5),
  },
  {
    name: "a step ends before one of several rooms is cancelled",
    times: 6,
    canMove: (one) => one.isOn && one.stays.some(({ stay }) => stay.checkIn !== one.checkIn),
    async run(house, real, booking, random) {
      await goToEdge(house, real, booking, true);
      await cancelOneByGuest(house, real, booking, random);
    },
  },
];
