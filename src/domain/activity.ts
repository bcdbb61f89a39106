import type { Day } from "./day.ts";
import type { Device } from "./device.ts";
import type { Portal } from "./feed.ts";
import type { Centavos } from "./money.ts";
import type { Role } from "./person.ts";

/** The filters of the activity page. */
export const activityGroups = [
  "prices",
  "listings",
  "people",
  "portals",
  "property",
  "access",
] as const;

export type ActivityGroup = (typeof activityGroups)[number];

/** Everything recorded about actions behind /admin, except bookings, which have their journal. */
export const activityKinds = {
  "price-changed": "prices",
  "seasons-changed": "prices",
  "stay-rules-changed": "prices",
  "listing-added": "listings",
  "listing-edited": "listings",
  "listing-published": "listings",
  "listing-hidden": "listings",
  "listing-deleted": "listings",
  "listings-reordered": "listings",
  "room-added": "listings",
  "block-removed": "listings",
  "person-invited": "people",
  "role-changed": "people",
  "person-removed": "people",
  "owner-made": "people",
  "feed-added": "portals",
  "feed-address-changed": "portals",
  "feed-removed": "portals",
  "feed-emptied": "portals",
  "calendar-address-renewed": "portals",
  "silence-rule-changed": "portals",
  "conflict-ignored": "portals",
  "property-changed": "property",
  exported: "access",
  "signed-in": "access",
  "device-signed-out": "access",
  "others-signed-out": "access",
  "signed-out-everywhere": "access",
  "access-locked": "access",
  "password-changed": "access",
  "password-set": "access",
  "second-factor-on": "access",
  "second-factor-off": "access",
  "second-factor-put-off": "access",
  "second-factor-ended": "access",
} as const satisfies Record<string, ActivityGroup>;

export type ActivityKind = keyof typeof activityKinds;

/** Never personal data: entries outlive the people they are about. */
export type PlainFact = number | string | boolean | null | readonly number[];
export type FactChange = {
  readonly field: string;
  readonly before: PlainFact;
  readonly after: PlainFact;
};

/** Records only that the field changed: a text, a phone or an address is not stored. */
export type NamedChange = { readonly field: string };

/** An entry about a change says what it changed. */
type SomeOf<T> = readonly [T, ...T[]];
export type PropertyChange = SomeOf<FactChange | NamedChange>;

export type SeasonFacts = {
  readonly firstNight: Day;
  readonly lastNight: Day;
  readonly nightlyPrice: Centavos;
  readonly fromNights: number | null;
  readonly minNights: number | null;
};
/** `before` is null for a new season, `after` for a removed one. */
export type SeasonChange = {
  readonly before: SeasonFacts | null;
  readonly after: SeasonFacts | null;
};

export type ListingPart = "texts" | "photos" | "amenities" | "rooms";
export type PropertyPart =
  | "contact"
  | "place"
  | "company"
  | "hours"
  | "cancellation"
  | "deposit"
  | "guestPage"
  | "pix"
  | "payment"
  | "channels"
  | "messages"
  | "look"
  | "cover"
  | "promotion"
  | "learnMore"
  | "aboutUs"
  | "benefits";

export type ExportedPart = "bookings" | "guest" | "numbers" | "movements";

type Nothing = Readonly<Record<string, never>>;
type Changes = { readonly changes: SomeOf<FactChange> };
type FeedFacts = { readonly name: string; readonly portal: Portal };

/** The payload of each kind; actor, time and subject are columns. */
type FactsByKind = {
  "price-changed": Changes;
  "seasons-changed": { readonly seasons: SomeOf<SeasonChange> };
  "stay-rules-changed": Changes;
  "listing-added": { readonly price: Centavos };
  "listing-edited": { readonly parts: SomeOf<ListingPart> };
  "listing-published": Nothing;
  "listing-hidden": Nothing;
  "listing-deleted": { readonly name: string };
  "listings-reordered": Nothing;
  "room-added": { readonly name: string };
  "block-removed": { readonly firstNight: Day; readonly endDay: Day };
  "person-invited": { readonly role: Role };
  "role-changed": { readonly before: Role; readonly after: Role };
  "person-removed": Nothing;
  "owner-made": Nothing;
  "feed-added": FeedFacts;
  "feed-address-changed": FeedFacts;
  "feed-removed": FeedFacts;
  "feed-emptied": FeedFacts;
  "calendar-address-renewed": Nothing;
  "silence-rule-changed": { readonly closes: boolean };
  "conflict-ignored": FeedFacts;
  "property-changed": { readonly part: PropertyPart; readonly changes: PropertyChange };
  /** `lines` for a spreadsheet; null for a guest's file, which is about one person. */
  exported: { readonly what: ExportedPart; readonly lines: number | null };
  "signed-in": { readonly device: Device; readonly isNew: boolean };
  "device-signed-out": { readonly device: Device };
  "others-signed-out": { readonly count: number };
  "signed-out-everywhere": Nothing;
  "access-locked": { readonly minutes: number };
  "password-changed": Nothing;
  "password-set": Nothing;
  "second-factor-on": Nothing;
  "second-factor-off": Nothing;
  "second-factor-put-off": Nothing;
  /** Ended by the operator's command. */
  "second-factor-ended": Nothing;
};

/** The subject is the id of a listing or person, or null if the kind needs none. */
export type Activity = {
  [K in ActivityKind]: {
    readonly kind: K;
    readonly subject: string | null;
    readonly facts: FactsByKind[K];
  };
}[ActivityKind];

export function kindsIn(group: ActivityGroup): ActivityKind[] {
  const all = Object.entries(activityKinds) as [ActivityKind, ActivityGroup][];
  return all.filter(([, its]) => its === group).map(([kind]) => kind);
}

export function changesIn<T extends Readonly<Record<string, PlainFact>>>(
  before: T,
  after: T,
): FactChange[] {
  return Object.keys(before)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !isSame(change.before, change.after));
}

/** Null if the list is empty: then there is nothing to record. */
export function someOf<T>([first, ...more]: readonly T[]): SomeOf<T> | null {
  return first === undefined ? null : [first, ...more];
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
