import type { BenefitType } from "../src/domain/benefit.ts";
import type { CancellationPolicy } from "../src/domain/property.ts";
import type { TitledText } from "./sample-listing.ts";
import type { SamplePhoto } from "./sample-photo.ts";

type CallToAction = {
  readonly callToActionTitle: string;
  readonly callToActionText: string;
  readonly buttonLabel: string;
};

export type CarouselPhoto = SamplePhoto & {
  readonly caption: string;
  readonly caption_en: string;
};

/** The property's texts in Portuguese. */
export type SamplePropertyTexts = {
  readonly description: string;
  readonly promotion: TitledText;
  readonly learnMore: TitledText & { readonly images: readonly CarouselPhoto[] };
  readonly aboutUs: CallToAction & { readonly photo: SamplePhoto };
  readonly benefits: readonly (TitledText & { readonly type: BenefitType })[];
};

/** The same in en-US. Benefits are in the order of the Portuguese ones. */
export type SamplePropertyEnglish = {
  readonly description: string;
  readonly promotion: TitledText;
  readonly learnMore: TitledText;
  readonly aboutUs: CallToAction;
  readonly benefits: readonly TitledText[];
};

export type SampleProperty = SamplePropertyTexts & {
  readonly name: string;
  readonly shortName: string;
  readonly address: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly phone: string;
  readonly secondPhone: string;
  /** Country code, area code and number, digits only. */
  readonly whatsapp: string;
  readonly email: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly mapKey: string | null;
  readonly dashboardUrl: string;
  readonly year: number;
  readonly timeZone: string;
  readonly checkInTime: string;
  readonly checkOutTime: string;
  readonly lateArrivalFrom: string;
  readonly cnpj: string;
  readonly cadastur: string;
  readonly sameDayTurnover: boolean;
  readonly cancellationPolicy: CancellationPolicy;
  readonly heroPhoto: SamplePhoto;
  readonly english: SamplePropertyEnglish;
};
