/** Texts for chats, by their moment. */
export const messageKinds = [
  "proposal",
  "confirmation",
  "balance-due",
  "directions",
  "in-house",
  "departure",
  "thanks",
  "contact",
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** WhatsApp has no written limit; longer links break in some apps. */
export const LONGEST_MESSAGE = 700;
