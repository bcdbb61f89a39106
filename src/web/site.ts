import { useRouteLoaderData } from "react-router";
import type { Day } from "../domain/day.ts";
import type { OfferedWays } from "../domain/payment-choice.ts";
import type { Property } from "../domain/property.ts";
import type { FrameSettings } from "./context.ts";

/** The root loader's data. Which provider takes payments is not shown to visitors. */
export type Site = {
  readonly property: Omit<Property, "paymentChoice" | "handPix">;
  readonly payment: { readonly frame: FrameSettings | null; readonly ways: OfferedWays };
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
