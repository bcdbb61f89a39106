import type { BenefitType, CancellationPolicy } from "../../domain/property.ts";

/** Validation problems. The page has their texts. */
export type HouseProblem =
  | "missing"
  | "too-long"
  | "not-a-phone"
  | "not-an-email"
  | "not-a-link"
  | "out-of-range"
  | "not-a-cnpj"
  | "not-a-cadastur"
  | "not-an-hour"
  | "too-few-hours"
  | "leaves-after-arrival"
  | "regret-too-short"
  | "steps-not-fair"
  | "photo-unknown";

/** By field path, 'pt.title' or 'photos.2.caption'. Empty if it was saved. */
export type HouseProblems = Readonly<Record<string, HouseProblem>>;

/** A picture with its texts; an empty English text falls back to Portuguese. */
export type HousePhoto = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly altEn: string;
};

export type ChosenPhoto = Pick<HousePhoto, "id" | "alt" | "altEn">;

type InBoth<T> = { readonly pt: T; readonly en: T };
type Titled = { readonly title: string; readonly text: string };

export type HouseContact = {
  readonly name: string;
  readonly shortName: string;
  readonly phone: string;
  readonly secondPhone: string;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly year: number;
  readonly dashboardUrl: string;
};

export type HousePlace = {
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly mapKey: string | null;
  readonly timeZone: string;
};

export type HouseCompany = { readonly cnpj: string | null; readonly cadastur: string | null };

export type HouseHours = {
  readonly checkInTime: string;
  readonly checkOutTime: string;
  readonly sameDayUntil: string;
  readonly horizonDays: number;
  readonly sameDayTurnover: boolean;
  readonly sellGaps: boolean;
};

/** How stale a feed may become before the owner is alerted. */
export type HouseChannels = { readonly silenceMinutes: number };

export type HouseCover = {
  readonly pt: { readonly description: string };
  readonly en: { readonly description: string };
  readonly photo: ChosenPhoto | null;
};

export type HousePromotion = InBoth<Titled> & { readonly shown: boolean };

export type CarouselPhoto = ChosenPhoto & { readonly caption: string; readonly captionEn: string };

export type HouseLearnMore = InBoth<Titled> & { readonly photos: readonly CarouselPhoto[] };

export type HouseAboutUs = InBoth<Titled & { readonly button: string }> & {
  readonly photo: ChosenPhoto | null;
};

export type HouseBenefits = readonly (InBoth<Titled> & { readonly type: BenefitType })[];

/** The property, in the parts in which it is edited. */
export type House = {
  readonly version: number;
  readonly contact: HouseContact;
  readonly place: HousePlace;
  readonly company: HouseCompany;
  readonly hours: HouseHours;
  readonly cancellation: CancellationPolicy;
  readonly channels: HouseChannels;
  readonly cover: HouseCover;
  readonly promotion: HousePromotion;
  readonly learnMore: HouseLearnMore;
  readonly aboutUs: HouseAboutUs;
  readonly benefits: HouseBenefits;
};

/** Saves one part unless the property has changed since `version`. */
type Edit<T> = (version: number, part: T) => Promise<HouseProblems>;

export type HouseApi = {
  house(): Promise<House>;
  /** Every stored picture, with the texts it is shown with anywhere. */
  listHousePhotos(): Promise<readonly HousePhoto[]>;
  editContact: Edit<HouseContact>;
  editPlace: Edit<HousePlace>;
  editCompany: Edit<HouseCompany>;
  editHours: Edit<HouseHours>;
  editCancellation: Edit<CancellationPolicy>;
  editChannels: Edit<HouseChannels>;
  editCover: Edit<HouseCover>;
  editPromotion: Edit<HousePromotion>;
  editLearnMore: Edit<HouseLearnMore>;
  editAboutUs: Edit<HouseAboutUs>;
  editBenefits: Edit<HouseBenefits>;
};
