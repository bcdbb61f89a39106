/** Why the former key is given up: another is used from now on, or it was never the house's. */
export const leftKeys = ["swap", "not-ours"] as const;
export type LeftKey = (typeof leftKeys)[number];

/** The house's own Pix key, and who is paid by it. */
export type PixTerms = {
  /**
   * As the central bank's directory stores it: '+5571999990000', '12345678000195',
   * 'casa@mare.example'.
   */
  readonly key: string;
  /** As it appears at the guest's bank. */
  readonly payee: string;
  /** Offered to visitors of the site too, not only for proposals and bookings made by the house. */
  readonly onSite: boolean;
};
