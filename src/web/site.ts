import { useRouteLoaderData } from "react-router";
import type { Day } from "../domain/day.ts";
import type { Property } from "../domain/property.ts";
import type { PaymentSettings } from "./context.ts";

/** The root loader's data. */
export type Site = {
  readonly property: Property;
  readonly payment: PaymentSettings;
  readonly origin: string;
  readonly today: Day;
};

export function useSite() {
  const site = useSiteIfKnown();
  if (!site) throw new Error("the property's data is not loaded");
  return site;
}

/** For the error page, which must render even if the root loader failed. */
export function useSiteIfKnown() {
  return useRouteLoaderData<Site>("root");
}
