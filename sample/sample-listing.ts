import type { AmenityIcon } from "../src/domain/amenity-icon.ts";
import type { SamplePhoto } from "./sample-photo.ts";

/** 'DD-MM-YYYY', the specification's format for sample dates. */
export type DayMonthYear = `${number}-${number}-${number}`;

export type TitledText = { readonly title: string; readonly text: string };

/** The field names are the specification's; `included` and `english` are ours. Prices are in reais. */
export type SampleListing = {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  readonly rooms: number;
  readonly full_space: boolean;
  readonly price: number;
  readonly promotional_price_out_season: number | null;
  readonly reserved_date: readonly DayMonthYear[];
  readonly bookUrl: string;
  readonly data_page: {
    readonly name: string;
    readonly descriptions: readonly string[];
    readonly room_benefits: readonly (TitledText & { readonly icon: AmenityIcon })[];
    readonly validity_date: DayMonthYear;
    readonly observations: readonly string[];
    readonly extras: { readonly child_up_to_12: number; readonly child_above_12: number };
    readonly images: readonly SamplePhoto[];
  };
  readonly data_card: TitledText & { readonly image: SamplePhoto["file"]; readonly url: string };
  /** Guests included in the price, and what each extra adult pays per night; null: the capacity. */
  readonly included: { readonly guests: number; readonly extra_adult: number } | null;
  readonly english: SampleListingEnglish;
};

/** The room in en-US. Lists are in the order of the Portuguese ones. */
export type SampleListingEnglish = {
  readonly name: string;
  readonly card: TitledText;
  readonly descriptions: readonly string[];
  readonly room_benefits: readonly TitledText[];
  readonly observations: readonly string[];
};
