import type { Portal } from "../../domain/feed.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Centavos } from "../../domain/money.ts";

/** What is still missing from a stay that a portal's calendar brought. */
export type Lacking = "name" | "people" | "price";

/** The portal's side of a booking, as every list shows it. */
export type PortalMark = {
  /** A calendar lists it, so its dates, room and cancellation are decided at the portal. */
  readonly isRead: boolean;
  /** The portal no longer lists it. */
  readonly isGone: boolean;
  /** The owner says that nobody comes: the portal has only closed the nights. */
  readonly isClosed: boolean;
  readonly lacks: readonly Lacking[];
};

export type PortalSide = PortalMark & {
  readonly portal: Portal;
  readonly feedName: string;
  readonly commission: Centavos | null;
  /** False if the number of people was never entered: then the number of guests means nothing. */
  readonly peopleKnown: boolean;
  /** The portal's text does not say whether it was sold or only closed. */
  readonly mayBeClosed: boolean;
};

/** 'portal': it has the guest's money. 'house': the guest pays here. */
export type PaidTo = "portal" | "house";

export type PortalMoney = {
  readonly price: Centavos | null;
  readonly commission: Centavos | null;
  readonly paidTo: PaidTo;
};

export type PortalStayEdit = {
  readonly guestName: string | null;
  readonly guestPhone: string | null;
  readonly guestEmail: string | null;
  /** Null if the number of people is unknown. */
  readonly guests: Guests | null;
  readonly expectedArrival: string | null;
  readonly note: string;
  /** Owner only; if missing, nothing changes. */
  readonly money?: PortalMoney;
};
