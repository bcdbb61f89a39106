import type { Portal } from "../../domain/feed.ts";
import type { Guests } from "../../domain/guests.ts";
import type { Centavos } from "../../domain/money.ts";

/** What nobody has completed yet of a stay that a portal's calendar brought. */
export type Lacking = "name" | "people" | "price";

/** The portal's side of a booking, as every list shows it. */
export type PortalMark = {
  /** A calendar lists it: its dates, its room and its end are decided there. */
  readonly isRead: boolean;
  /** The portal no longer lists it. */
  readonly isGone: boolean;
  /** The owner says that nobody comes: the nights are only closed there. */
  readonly isClosed: boolean;
  readonly lacks: readonly Lacking[];
};

export type PortalSide = PortalMark & {
  readonly portal: Portal;
  readonly feedName: string;
  readonly commission: Centavos | null;
  /** False while nobody has said how many come: the number of guests means nothing. */
  readonly peopleKnown: boolean;
  /** The portal's words leave open whether it is a guest's or only closed. */
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
  /** Null: nobody has said how many come. */
  readonly guests: Guests | null;
  readonly expectedArrival: string | null;
  readonly note: string;
  /** Owner only; if missing, nothing changes. */
  readonly money?: PortalMoney;
};
