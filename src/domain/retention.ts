/** Personal data: retention in days, and the reason. Keep docs/privacy.md in step. */
export const retention = {
  contact: {
    of: "name, e-mail and phone of a guest",
    days: 730,
    after: "check-out",
    why: "guests come back in the next season or the one after; older contacts are useless",
  },
  note: {
    of: "the note about a stay or about money of it, the expected arrival time, and what a guest wrote on her page",
    days: 365,
    after: "check-out",
    why: "may mention health or children, so it is erased sooner; a year covers the same season again",
  },
  unpaidPix: {
    of: "name, e-mail and phone of who chose Pix and did not pay",
    days: 30,
    after: "the hold's end",
    why: "a payment may be found late; who has not paid by then is no guest",
  },
  pixReceipt: {
    of: "the picture of a bank's receipt that a guest sent",
    days: 90,
    after: "it was sent",
    why: "shows what was paid until the house's own bank statement does; it may show her account",
  },
  visitor: {
    of: "the visitor's cookie id on a booking, and hashes of her idempotency keys",
    days: 7,
    after: "the first press of 'Book Now'",
    why: "returns a hold after a lost tab; a hold lives 45 minutes, a late payment takes days",
  },
  blockNote: {
    of: "the reason written on a block",
    days: 365,
    after: "the block's end",
    why: "free text may name somebody",
  },
  enquiry: {
    of: "name and phone of who asked for nights where the site takes no payment",
    days: 60,
    after: "it was asked for",
    why: "is answered within days; what came of it is a proposal or a booking of its own",
  },
  proposal: {
    of: "whom a proposal is for, and what the house wrote in it",
    days: 90,
    after: "it was valid",
    why: "a proposal is answered within days or never; the stay that came of it has a note of its own",
  },
  portalName: {
    of: "a portal's uid of a stay it sold",
    days: 90,
    after: "the stay's end",
    why: "recognises the stay at the next read; afterwards only the nights count",
  },
  paymentEvent: {
    of: "ids of the provider's events",
    days: 90,
    after: "their arrival",
    why: "the provider retries events for days and lists them for 30; ours outlive both",
  },
  signIn: {
    of: "sign-in sessions with the kind of browser and system, and links to set a password",
    days: 2,
    after: "they ended",
    why: "they no longer work",
  },
  refusedSignIn: {
    of: "keyed hashes of attempts to sign in, to find a booking and to check a message, and their number",
    days: 2,
    after: "the first attempt",
    why: "attempts are limited per quarter of an hour and per hour",
  },
  activity: {
    of: "who did what behind /admin: prices, listings, people, portals, settings, ways in",
    days: 365,
    after: "it was done",
    why: "a year reaches the same season again; afterwards nobody asks who changed a price",
  },
  formKey: {
    of: "hashes of the owner's and the guests' forms, with the id of what each has made",
    days: 2,
    after: "they were sent",
    why: "a form whose answer was lost is sent again within minutes, or from a page left open overnight",
  },
  linkWish: {
    of: "the e-mail address or code with which somebody asked for a booking's link",
    days: 1,
    after: "it was asked for",
    why: "a job answers and deletes it within seconds; older ones have lost their job",
  },
  unpaidTime: {
    of: "when nights were held without payment, and of whom nothing",
    days: 1,
    after: "they were free again",
    why: "nights that were held for too long in the last 24 hours keep nobody out",
  },
  messageOpening: {
    of: "which text a chat with a guest was opened with, when and by whom",
    days: 365,
    after: "it was opened",
    why: "tells colleagues what was said to whom this season; it names no guest, but belongs to a booking",
  },
  failedJob: {
    of: "jobs without attempts left",
    days: 30,
    after: "the last attempt",
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
