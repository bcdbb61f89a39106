import type { RouterContextProvider } from "react-router";
import { type OfferedWays, offeredWays, waysOf } from "../domain/payment-choice.ts";
import type { Property } from "../domain/property.ts";
import { paymentContext } from "./context.ts";

type Taker = Pick<Property, "paymentChoice" | "takesPix">;

/** How a visitor can pay this house now. */
export function offeredTo(context: Readonly<RouterContextProvider>, house: Taker): OfferedWays {
  const { providers } = context.get(paymentContext);
  return offeredWays(waysOf(house.paymentChoice, providers), house.takesPix);
}
