import type { Photo } from "./listing.ts";

export type BenefitType =
  | "beach"
  | "wifi"
  | "bicycles"
  | "beach-tent"
  | "family"
  | "flexible-check-in";

/** What the owner says about the house, in one language. */
export type PropertyTexts = {
  readonly description: string;
  /** Hidden, it rests until the next season. */
  readonly promotion: {
    readonly title: string;
    readonly text: string;
    readonly hidden?: boolean;
  };
  readonly learnMore: {
    readonly title: string;
    readonly text: string;
    readonly photos: readonly (Photo & { readonly caption: string })[];
  };
  readonly aboutUs: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly photo: Photo | null;
  };
  readonly benefits: readonly {
    readonly type: BenefitType;
    readonly title: string;
    readonly text: string;
  }[];
};

export type CancellationPolicy = {
  /** Days after the purchase in which everything is given back (CDC art. 49). */
  readonly regretDays: number;
  /** From the most generous to the least: so many days before arrival, so much back. */
  readonly tiers: readonly { readonly daysBefore: number; readonly refundPercent: number }[];
};

/** A policy as it was when a booking was made. */
export type BoughtPolicy = CancellationPolicy & {
  /**
   * The days of regret run to the minute, and end at this hour ('14:00') of the arrival at the
   * latest. Bookings from before this was kept were promised whole days.
   */
  readonly clock?: { readonly endsAt: string };
};

export type Property = {
  readonly name: string;
  readonly shortName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  /** How the address ends: city and state, and for who reads it from abroad the country. */
  readonly place: string;
  readonly phone: string;
  readonly secondPhone: string;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly mapKey: string | null;
  readonly dashboardUrl: string;
  readonly year: number;
  readonly timeZone: string;
  readonly checkInTime: string;
  readonly checkOutTime: string;
  readonly cnpj: string | null;
  readonly cadastur: string | null;
  readonly sameDayTurnover: boolean;
  readonly cancellationPolicy: CancellationPolicy;
  readonly heroPhoto: Photo | null;
  readonly texts: PropertyTexts;
};
