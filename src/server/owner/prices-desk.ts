import type { PricesApi } from "../../contract/owner/prices.ts";
import { previewPrices } from "../listings/preview-prices.ts";
import { priceNights, takeBackPrices } from "../listings/price-nights.ts";
import { causeOf, type Desk } from "./desk.ts";

export function pricesDesk(desk: Desk): PricesApi {
  const { deps } = desk;
  return {
    previewPrices: (wish) => previewPrices(deps, wish),
    priceNights: async (wish) => priceNights(deps, wish, await causeOf(desk)),
    takeBackPrices: async (undo) => takeBackPrices(deps, undo, await causeOf(desk)),
  };
}
