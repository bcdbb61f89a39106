type Ownership = {
  /** A folder of src/server. */
  readonly owner: string;
  /** Other folders that write the table, with the reason. */
  readonly also?: Readonly<Record<string, string>>;
};

const own = (owner: string, also?: Ownership["also"]): Ownership =>
  also ? { owner, also } : { owner };
const forgets = { privacy: "forgets what is personal" };

/** Writing only: every folder may read every table. */
export const tables: Readonly<Record<string, Ownership>> = {
  migration: own("database"),
  form_key: own("database", forgets),
  activity: own("activity", forgets),
  step_up: own("owner"),
  former_pix_key: own("property"),
  property: own("property"),
  media: own("media"),
  physical_room: own("listings"),
  listing: own("listings"),
  listing_physical_room: own("listings"),
  listing_photo: own("listings"),
  season: own("listings"),
  room_state: own("housekeeping"),
  // Written only by triggers on the listing tables.
  room_on_sale: own("listings"),
  alert: own("alerts"),
  dismissed_matter: own("alerts"),
  occupied_nights: own("calendar"),
  unpaid_time: own("calendar", forgets),
  block: own("calendar", forgets),
  channel_conflict: own("calendar"),
  channel_feed: own("channels"),
  imported_event: own("channels", {
    ...forgets,
    "portal-stays": "knows the nights of a stay in the book, which are no echo",
  }),
  portal_stay: own("portal-stays", forgets),
  booking: own("bookings", {
    ...forgets,
    "portal-stays": "enters what a portal sold, follows its dates, completes the guest",
  }),
  booking_journal: own("bookings", { privacy: "writes down what it forgot" }),
  cancellation: own("bookings", forgets),
  // Also by a trigger on the booking, which ends them.
  guest_link: own("bookings"),
  checkout_key: own("bookings", forgets),
  guest_words: own("guest", {
    ...forgets,
    refunds: "forgets a Pix key once nothing waits to be given back by hand",
  }),
  stay_change: own("amendments", forgets),
  enquiry: own("enquiries", forgets),
  proposal: own("proposals", forgets),
  proposal_room: own("proposals"),
  hand_pix: own("hand-pix", {
    ...forgets,
    bookings: "ends it with the hold or the booking that it is for",
  }),
  hand_pix_receipt: own("hand-pix", forgets),
  message_text: own("messages"),
  message_opening: own("messages", forgets),
  link_wish: own("guest", forgets),
  stay: own("bookings", {
    amendments: "writes the dates, room and people of a changed stay, and cancels one alone",
    reception: "marks who arrived and left",
    "portal-stays": "follows the portal's dates, and the number of people once it is known",
  }),
  booking_account: own("account"),
  account_entry: own("account"),
  account_note: own("account", forgets),
  payment: own("account"),
  receipt: own("books"),
  payment_session: own("settle", {
    bookings: "writes it with what is to be paid, and rebuilds it",
  }),
  refund: own("refunds"),
  chargeback: own("settle"),
  payment_event: own("settle", forgets),
  mail: own("outbox"),
  operation_mark: own("watch"),
  user: own("owner", { bookings: "notes until when a person has seen new bookings" }),
  session: own("owner", forgets),
  account: own("owner"),
  verification: own("owner", forgets),
  twoFactor: own("owner"),
  door_tally: own("database", forgets),
};
