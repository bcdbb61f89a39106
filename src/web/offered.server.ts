import type { RouterContextProvider } from "react-router";
import { isOnSite, type OfferedWays, offeredWays, waysOf } from "../domain/payment-choice.ts";
import type { Property } from "../domain/property.ts";
import { paymentContext } from "./context.ts";

type Taker = Pick<Property, "paymentChoice" | "handPix">;

/** How a visitor can pay this house now. */
export function offeredTo(context: Readonly<RouterContextProvider>, house: Taker): OfferedWays {
  const { providers } = context.get(paymentContext);
  const ways = waysOf(house.paymentChoice, providers);
  return offeredWays(ways, isOnSite(house.handPix, ways));
}
