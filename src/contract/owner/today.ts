import type { AlertKind, ChargebackMatter, HeldMatter, PortalMatter } from "../../domain/alert.ts";
import type { Channel } from "../../domain/channel.ts";
import type { Day } from "../../domain/day.ts";
import type { Centavos } from "../../domain/money.ts";
import type { AskedChange } from "./guest-changes.ts";
import type { PortalMark } from "./portal-stays.ts";
import type { SaidByGuest } from "./said-by-guest.ts";
import type { PriceChoice } from "./timeline.ts";
import type { Written } from "./written.ts";

/** A stay as the reception sees it. */
export type StayAtDesk = Written &
  Pick<SaidByGuest, "companions" | "wishes"> & {
    readonly bookingId: string;
    readonly stayId: string;
    /** How many rooms its booking has. The amounts are those of the whole booking. */
    readonly roomCount: number;
    readonly listingId: string;
    /** The physical rooms that the stay takes. */
    readonly roomIds: readonly number[];
    readonly guestPhone: string | null;
    readonly listingName: string;
    /** 0 if unknown. */
    readonly people: number;
    readonly children: number;
    readonly note: string;
    readonly channel: Channel;
    readonly checkedIn: boolean;
    readonly version: number;
    readonly portal: PortalMark | null;
  };

export type Alert = {
  readonly id: string;
  readonly kind: AlertKind;
  readonly bookingId: string | null;
  readonly bookingCode: string | null;
  readonly guestName: string | null;
  readonly raisedAt: number;
  /** The subject's id if it is not a booking: a conflict or a feed. */
  readonly subject: string;
  readonly portal: PortalMatter | null;
  readonly chargeback: ChargebackMatter | null;
  readonly held: HeldMatter | null;
  /** A refund failed because of a chargeback. */
  readonly disputed: boolean;
};

export type NightOccupancy = {
  readonly night: Day;
  readonly taken: number;
  /** Physical rooms that are on sale or have a guest. */
  readonly rooms: number;
};

export type Tomorrow = {
  readonly arrivals: readonly StayAtDesk[];
  readonly departures: readonly StayAtDesk[];
};

export type Today = {
  readonly today: Day;
  readonly tomorrow: Tomorrow;
  readonly arrivals: readonly StayAtDesk[];
  readonly departures: readonly StayAtDesk[];
  readonly inHouse: readonly StayAtDesk[];
  /** Guests who left in the last weeks and still owe. */
  readonly owing: readonly StayAtDesk[];
  readonly nights: readonly NightOccupancy[];
  readonly alerts: readonly Alert[];
  /** Oldest first. */
  readonly askedChanges: readonly AskedChange[];
};

/** Some of a booking's rooms; if missing, all that are due. */
export type StayIds = readonly string[];

export type Leaving = {
  readonly stayIds?: StayIds;
  /** The open amount that the person has seen and accepts. */
  readonly evenOpen?: Centavos;
  /** Frees the remaining nights of one room; the booking's version must be this one. */
  readonly freeing?: { readonly version: number; readonly price: PriceChoice };
};
