import type { PaymentMeans } from "../../domain/account.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Centavos } from "../../domain/money.ts";
import type { Month } from "../../domain/month.ts";
import type { MovementSums } from "./books.ts";

export type Figures = {
  /** All nights of all rooms, blocked or not. */
  readonly roomNights: number;
  readonly soldNights: number;
  /** Sold by a portal at a price that has not been entered yet: not part of the average rate. */
  readonly unpricedNights: number;
  readonly blockedNights: number;
  /** What the accounts charge, extras and discounts included. */
  readonly revenue: Centavos;
  /** The part of the revenue retained from cancelled bookings and rooms: it has no night. */
  readonly kept: Centavos;
  /** The portals' commissions on the revenue, as far as they were entered. */
  readonly commission: Centavos;
  /** Diária média: per sold night with a known price; null if there is none. */
  readonly averageRate: Centavos | null;
  /** Revenue per night of any room, sold or not; null if there is no room. */
  readonly revPar: Centavos | null;
};

/** What bookings without a portal would have cost in commission. */
export type Savings = {
  /** The portal stays of the period with a known price and commission, which give the rate. */
  readonly rate: {
    readonly stays: number;
    readonly revenue: Centavos;
    readonly commission: Centavos;
  };
  /** Only channels with revenue. */
  readonly channels: readonly {
    readonly channel: Channel;
    readonly revenue: Centavos;
    readonly saved: Centavos;
  }[];
  readonly saved: Centavos;
};

export type Numbers = {
  readonly thisMonth: Month;
  readonly months: readonly (Figures & { readonly month: Month })[];
  readonly rooms: readonly (Figures & { readonly name: string })[];
  /** Those with a sale. Their share of the house's room nights and of its RevPAR, so that both add up. */
  readonly channels: readonly (Figures & { readonly channel: Channel })[];
  readonly total: Figures;
  /** Money that moved in the period, for whichever stay. */
  readonly means: readonly (MovementSums & { readonly means: PaymentMeans })[];
  readonly moved: MovementSums;
  /** Null if no portal stay shows a rate. */
  readonly savings: Savings | null;
};

export const MOST_MONTHS = 12;
