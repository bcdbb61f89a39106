/**
 * The owner may do everything; the team may not move money, set prices or edit the property. Who
 * cleans sees the rooms, their states and how many people come, and nothing about the guests.
 */
export const roles = ["owner", "team", "cleaning"] as const;
export type Role = (typeof roles)[number];

/** Long enough for a passphrase; anything shorter can be guessed. */
export const SHORTEST_PASSWORD = 12;

/** What is longer is refused by who hashes it. */
export const LONGEST_PASSWORD = 128;

/** What a person owes of her second factor. Only owners are asked: they open the money and every guest's data. */
export type SecondFactorAsk =
  | { readonly kind: "none" }
  /** She turns it on, or puts it off. */
  | { readonly kind: "asked" }
  | { readonly kind: "put-off"; readonly until: number }
  /** It was put off, and the time is over. */
  | { readonly kind: "overdue" };

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly secondFactor: boolean;
  readonly secondFactorAsk: SecondFactorAsk;
};
