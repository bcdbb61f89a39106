/**
 * The owner may do everything; the team may not move money, set prices or edit the property. The
 * cleaning role sees the rooms, their states and how many people come, and nothing about the
 * guests.
 */
export const roles = ["owner", "team", "cleaning"] as const;
export type Role = (typeof roles)[number];

/** Long enough for a passphrase; anything shorter can be guessed. */
export const SHORTEST_PASSWORD = 12;

/** The limit of better-auth's hashing. */
export const LONGEST_PASSWORD = 128;

/**
 * What is asked of a person about a second factor. Only owners are asked, because they can access
 * the money and every guest's data.
 */
export type SecondFactorAsk =
  | { readonly kind: "none" }
  /** The owner has to turn it on or postpone it. */
  | { readonly kind: "asked" }
  | { readonly kind: "put-off"; readonly until: number }
  /** It was postponed, and the time is over. */
  | { readonly kind: "overdue" };

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly secondFactor: boolean;
  readonly secondFactorAsk: SecondFactorAsk;
};
