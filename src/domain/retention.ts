/** Personal data: retention in days, and the reason. Keep docs/privacy.md in step. */
export const retention = {
  contact: {
    of: "name, e-mail and phone of a guest",
    days: 730,
    after: "check-out",
    why: "guests come back in the next season or the one after; older contact serves nobody",
  },
  note: {
    of: "the house's note about a stay, and the hour of arrival",
    days: 365,
    after: "check-out",
    why: "may speak of health or children, so it goes sooner; a year reaches the same season again",
  },
  visitor: {
    of: "the visitor's cookie number on a booking, and hashes of the keys of her presses",
    days: 7,
    after: "the first press of 'Book Now'",
    why: "gives a hold back to whoever lost the tab; a hold lives 45 minutes, a late payment days",
  },
  blockNote: {
    of: "the reason written on a block",
    days: 365,
    after: "the block's end",
    why: "free text may name somebody",
  },
  portalName: {
    of: "a portal's own name for a stay it sold",
    days: 90,
    after: "the stay's end",
    why: "tells the same stay again at the next look; afterwards only the nights count",
  },
  paymentEvent: {
    of: "ids of the provider's events",
    days: 90,
    after: "their arrival",
    why: "the provider repeats events for days and lists them for 30; ours outlive both",
  },
  signIn: {
    of: "sign-in sessions with address and browser, and links to set a password",
    days: 2,
    after: "they ended",
    why: "open nothing any more",
  },
  refusedSignIn: {
    of: "keyed hashes of what was tried at the door, and how often",
    days: 2,
    after: "the first try",
    why: "guesses are counted over a quarter of an hour",
  },
  failedJob: {
    of: "jobs that were given up",
    days: 30,
    after: "the last try",
    why: "long enough to find out why",
  },
} as const satisfies Record<string, Rule>;

type Rule = {
  readonly of: string;
  readonly days: number;
  readonly after: string;
  readonly why: string;
};

export type Kept = keyof typeof retention;
