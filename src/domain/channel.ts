/** Where a booking came from. The first is this site; the owner picks the others by hand. */
export const channels = ["direct", "phone", "whatsapp", "walk-in", "airbnb", "booking"] as const;

export type Channel = (typeof channels)[number];
