/** The owner may do everything; the team may not move money, set prices or edit the property. */
export type Role = "owner" | "team";

/** Long enough for a passphrase; anything shorter can be guessed. */
export const SHORTEST_PASSWORD = 12;

/** What is longer is refused by who hashes it. */
export const LONGEST_PASSWORD = 128;

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly secondFactor: boolean;
};
