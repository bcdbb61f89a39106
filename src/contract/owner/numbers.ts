import type { Centavos } from "../../domain/money.ts";
import type { Month } from "../../domain/month.ts";

export type Figures = {
  /** Every night of every room, blocked or not. */
  readonly roomNights: number;
  readonly soldNights: number;
  readonly blockedNights: number;
  /** Of the nights whose price is known; null without any. */
  readonly averageRate: Centavos | null;
  readonly revenue: Centavos;
  /** The part of the revenue that was kept of cancelled bookings. */
  readonly kept: Centavos;
};

export type Numbers = {
  readonly thisMonth: Month;
  readonly months: readonly (Figures & { readonly month: Month })[];
  readonly rooms: readonly (Figures & { readonly name: string })[];
  readonly total: Figures;
};

/** Twelve months, from six before this one on unless another first month is asked for. */
export type NumbersApi = {
  numbers(from: Month | null): Promise<Numbers>;
  exportNumbers(from: Month | null): Promise<string>;
};
