import type { Centavos } from "../../domain/money.ts";
import type { Month } from "../../domain/month.ts";

export type Figures = {
  /** All nights of all rooms, blocked or not. */
  readonly roomNights: number;
  readonly soldNights: number;
  readonly blockedNights: number;
  /** Over nights with a known price; null if there are none. */
  readonly averageRate: Centavos | null;
  readonly revenue: Centavos;
  /** The part of the revenue retained from cancelled bookings. */
  readonly kept: Centavos;
};

export type Numbers = {
  readonly thisMonth: Month;
  readonly months: readonly (Figures & { readonly month: Month })[];
  readonly rooms: readonly (Figures & { readonly name: string })[];
  readonly total: Figures;
};

/** Twelve months, by default from six months before the current one. */
export type NumbersApi = {
  numbers(from: Month | null): Promise<Numbers>;
  exportNumbers(from: Month | null): Promise<string>;
};
