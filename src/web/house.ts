import { useRouteLoaderData } from "react-router";
import type { Day } from "../domain/day.ts";
import type { Property } from "../domain/property.ts";
import type { PaymentSettings } from "./context.ts";

/** What the root's loader gives to every page. */
export type House = {
  readonly property: Property;
  readonly payment: PaymentSettings;
  readonly origin: string;
  readonly today: Day;
};

/** The house every page speaks of. */
export function useHouse() {
  const house = useHouseIfKnown();
  if (!house) throw new Error("the house's data is not loaded");
  return house;
}

/** For the error page, which must stand even when the house's own data is what failed. */
export function useHouseIfKnown() {
  return useRouteLoaderData<House>("root");
}
