import { surroundingsOf, withOwnHouses } from "./fire/own-houses.ts";
import type { FaultHouse } from "./house.ts";

/** The house in a process of its own, so that a thousand guests do not share its only thread. */
export function inOwnProcess<T>(
  house: FaultHouse,
  work: (house: FaultHouse) => Promise<T>,
): Promise<T> {
  return withOwnHouses(house, 1, surroundingsOf(house), ([own]) =>
    work({ ...house, url: own?.url ?? "" }),
  );
}
