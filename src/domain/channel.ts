/** Where a booking came from. The first is this site; the last are portals, by their own names. */
export const channels = [
  ...(["direct", "phone", "whatsapp", "walk-in"] as const),
  ...(["airbnb", "booking", "other"] as const),
] as const;

export type Channel = (typeof channels)[number];
