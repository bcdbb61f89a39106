/** The owner may do everything; the team neither moves money, nor sets prices, nor changes the house. */
export type Role = "owner" | "team";

/** A sentence one remembers is longer, and nothing shorter is safe from guessing. */
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
