import type { BenefitType } from "../../domain/benefit.ts";
import type { GuestTerms } from "../../domain/guest-terms.ts";
import type { LeftKey, PixTerms } from "../../domain/pix-terms.ts";

/** Validation problems. The page has their texts. */
export type PropertyProblem =
  | "missing"
  | "too-long"
  | "not-a-phone"
  | "not-an-email"
  | "not-a-link"
  | "out-of-range"
  | "not-a-cnpj"
  | "not-a-cadastur"
  | "not-a-colour"
  | "not-readable"
  | "not-an-hour"
  | "too-few-hours"
  | "leaves-after-arrival"
  | "regret-too-short"
  | "steps-not-fair"
  | "not-a-pix-key"
  | "not-a-payee"
  | "not-offered"
  | "ends-before"
  | "photo-unknown";

/** By field path, 'pt.title' or 'photos.2.caption'. Empty if it was saved. */
export type PropertyProblems = Readonly<Record<string, PropertyProblem>>;

/** A picture with its texts; an empty English text falls back to Portuguese. */
export type PropertyPhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly altEn: string;
};

export type ChosenPhoto = Pick<PropertyPhoto, "id" | "alt" | "altEn">;

type InBoth<T> = { readonly pt: T; readonly en: T };
type Titled = { readonly title: string; readonly text: string };

/** What guests may do on their own page, and the Pix keys and accounts that are the house's own. */
export type PropertyGuestPage = GuestTerms & { readonly payees: readonly string[] };

/** Null: no Pix is taken by hand. */
export type PropertyPix = PixTerms | null;

/** `left` is required if there was another key before. */
export type PixEdit = { readonly terms: PropertyPix; readonly left: LeftKey | null };

export type PropertyCover = {
  readonly pt: { readonly description: string };
  readonly en: { readonly description: string };
  readonly photo: ChosenPhoto | null;
};

export type PropertyPromotion = InBoth<Titled> & { readonly shown: boolean };

export type CarouselPhoto = ChosenPhoto & { readonly caption: string; readonly captionEn: string };

export type PropertyLearnMore = InBoth<Titled> & { readonly photos: readonly CarouselPhoto[] };

export type PropertyAboutUs = InBoth<Titled & { readonly button: string }> & {
  readonly photo: ChosenPhoto | null;
};

export type PropertyBenefits = readonly (InBoth<Titled> & { readonly type: BenefitType })[];
