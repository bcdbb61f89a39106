import type { BenefitType } from "./benefit.ts";
import type { Photo } from "./listing.ts";
import type { Look } from "./look.ts";
import type { HandPix, PaymentChoice } from "./payment-choice.ts";
import type { DepositTerms } from "./payment-plan.ts";

/** The owner's texts about the property, in one language. */
export type PropertyTexts = {
  readonly description: string;
  /** Hidden while it is switched off. */
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
  /** Withdrawal period after purchase with a full refund (CDC art. 49). */
  readonly regretDays: number;
  /** From the most generous to the least: days before arrival and percentage refunded. */
  readonly tiers: readonly { readonly daysBefore: number; readonly refundPercent: number }[];
};

/** The policy as it was at purchase. */
export type BoughtPolicy = CancellationPolicy & {
  /**
   * If set, the withdrawal period runs to the minute and ends at this time ('14:00') on the arrival
   * day at the latest. Older bookings do not have it and were promised whole days.
   */
  readonly clock?: { readonly endsAt: string };
  /**
   * The highest percentage that the property's steps give after the guest changed the stay, so that
   * no passed step begins again with later dates.
   */
  readonly atMost?: number;
};

/** How a date is typed and shown in the site's fields. */
export const dateFormats = ["MM/DD/YYYY", "DD/MM/YYYY"] as const;
export type DateFormat = (typeof dateFormats)[number];

/** How far ahead an owner may open the calendar. */
export const LONGEST_HORIZON_DAYS = 1_095;

export type Property = {
  readonly name: string;
  readonly shortName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  /** City and state; in other languages also the country. */
  readonly place: string;
  readonly phone: string;
  /** Empty if there is none. */
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
  /** Guests who arrive later are told to ask where the key is; null: nothing is said. */
  readonly lateArrivalFrom: string | null;
  readonly cnpj: string | null;
  readonly cadastur: string | null;
  readonly sameDayTurnover: boolean;
  readonly dateFormat: DateFormat;
  readonly look: Look;
  readonly cancellationPolicy: CancellationPolicy;
  /** Null: everything is paid at booking. */
  readonly depositTerms: DepositTerms | null;
  /** Where guests may pay by Pix to the house's own key. */
  readonly handPix: HandPix;
  /** Null: the default of the settings. */
  readonly paymentChoice: PaymentChoice | null;
  readonly heroPhoto: Photo | null;
  readonly texts: PropertyTexts;
};

/** Empty for a house that has not set its own yet. */
export function phonesOf({
  phone,
  secondPhone,
}: Pick<Property, "phone" | "secondPhone">): string[] {
  return [phone, secondPhone].filter((number) => number !== "");
}
