import { addDays, type Day } from "../../../src/domain/day.ts";
import type { Centavos } from "../../../src/domain/money.ts";
import { includesReservedDay, nightsOf, type Stay } from "../../../src/domain/stay.ts";
import type { Money } from "./money.ts";

/** Ended without a stay. */
export const isEnded = ({ state }: ModelBooking) => state === "cancelled" || state === "refunded";

export type Room = "mar" | "farol" | "casa-inteira";
export const MINUTE = 60_000;
/** The provider takes no less. */
export const LEAST_ONLINE = 50;

/** The physical rooms of each listing; 'casa-inteira' has two more that are never booked alone. */
const physicalRooms: Record<Room, readonly string[]> = {
  mar: ["mar"],
  farol: ["farol"],
  "casa-inteira": ["mar", "farol", "coqueiro", "jangada"],
};

/** A session for what was open when it was opened. */
export type Balance = {
  /** Null until the app has told it. */
  checkoutId: string | null;
  readonly amount: Centavos;
  readonly openedAt: number;
  state: "open" | "paid" | "ended";
  /** We know how it ended. */
  isConcluded: boolean;
};

export type ModelStay = { readonly room: Room; stay: Stay };

export type ModelBooking = {
  readonly number: number;
  readonly visitor: number;
  /** The rooms that it still has. */
  stays: ModelStay[];
  readonly heldAt: number;
  state: "held" | "confirmed" | "cancelled" | "expired" | "refunded";
  session: "open" | "paid" | "ended";
  /** She pays everything at booking although a deposit would do. */
  readonly paysAll: boolean;
  /** The first payment: the deposit, or everything. */
  due: Centavos;
  /** One after the other. */
  readonly later: Balance[];
  /** What the provider had given back of all her payments when we last looked. */
  backAtProvider: Centavos;
  /** Given back by hand at the provider before we settled the payment. */
  returned: Centavos;
  /** What happened at the provider since, and no event told us of. */
  untold: (() => void)[];
  dispute: string | null;
  /** The bank has decided about it, whether we know or not. */
  isDecided: boolean;
  readonly money: Money;
};

const isLive = ({ state }: ModelBooking) => state === "held" || state === "confirmed";

/** The expected behaviour, written independently and as simply as possible. */
export class World {
  now = 0;
  bookings: ModelBooking[] = [];
  readonly blocks: { room: Room; stay: Stay }[] = [];
  /** The portals' sales; nights that were ours already stay ours. */
  sales: { readonly uid: string; readonly room: Room; readonly stay: Stay }[] = [];
  readonly firstDay: Day;

  constructor(firstDay: Day) {
    this.firstDay = firstDay;
  }

  stay(from: number, nights: number): Stay {
    const checkIn = addDays(this.firstDay, from);
    return { checkIn, checkOut: addDays(checkIn, nights) };
  }

  liveHold(visitor: number): ModelBooking | undefined {
    return this.bookings.find((one) => one.visitor === visitor && one.state === "held");
  }

  /** Days taken in any physical room of the listing, without the visitor's own hold. */
  reserved(room: Room, except?: ModelBooking): Set<Day> {
    return new Set(
      physicalRooms[room].flatMap((physicalRoom) => [...this.#taken(physicalRoom, except)]),
    );
  }

  /** A night that a portal sold is the portal's as soon as none of ours has it. */
  #taken(physicalRoom: string, except?: ModelBooking): Set<Day> {
    const isBehind = ({ room }: { room: Room }) => physicalRooms[room].includes(physicalRoom);
    const live = this.bookings.filter(isLive);
    const staysOf = (bookings: readonly ModelBooking[]) => bookings.flatMap(({ stays }) => stays);
    const own = staysOf(live.filter((one) => one === except));
    const mine = own.filter(isBehind).flatMap(({ stay }) => nightsOf(stay));
    const ours = [...staysOf(live.filter((one) => one !== except)), ...this.blocks];
    const sold = this.sales.filter(isBehind).flatMap(({ stay }) => nightsOf(stay));
    return new Set([
      ...ours.filter(isBehind).flatMap(({ stay }) => nightsOf(stay)),
      ...sold.filter((night) => !mine.includes(night)),
    ]);
  }

  /** By the visitors' rule, which needs a free check-out day too. */
  isFree(room: Room, stay: Stay): boolean {
    return !includesReservedDay(stay, this.reserved(room), false);
  }

  /** By the database's rule: nights only. */
  hasNights(room: Room, stay: Stay, except?: ModelBooking): boolean {
    const taken = this.reserved(room, except);
    return nightsOf(stay).every((night) => !taken.has(night));
  }

  passTime(milliseconds: number): void {
    this.now += milliseconds;
    for (const booking of this.bookings) {
      const isOver = (since: number) => this.now >= since + 35 * MINUTE + 1_000;
      if (booking.session === "open" && isOver(booking.heldAt)) booking.session = "ended";
      for (const balance of booking.later) {
        if (balance.state === "open" && isOver(balance.openedAt)) balance.state = "ended";
      }
    }
  }

  /** The effect of settling, whoever calls it. */
  settle(booking: ModelBooking): void {
    if (booking.session === "open") return;
    if (booking.session === "ended") {
      if (booking.state === "held") booking.state = "expired";
      return;
    }
    if (booking.state !== "held" && booking.state !== "expired") return;
    const { money, returned, due } = booking;
    money.receive(due);
    const hasNights =
      booking.state === "held" ||
      booking.stays.every(({ room, stay }) => this.hasNights(room, stay, booking));
    if (returned < due && hasNights) {
      booking.state = "confirmed";
      if (returned > 0) money.forgive(returned);
    } else {
      booking.state = "refunded";
      money.total = 0;
      if (due > returned) money.owe(due - returned);
    }
    money.giveBack(returned);
  }

  /** The session that pays what is open now; null if it is too little, or nobody may pay. */
  expectBalance(booking: ModelBooking): Balance | null {
    const { money, later } = booking;
    const last = later.at(-1);
    if (booking.state !== "confirmed" || money.asked < LEAST_ONLINE) return null;
    if (last && !last.isConcluded) {
      if (last.state === "open" && last.amount === money.asked) return last;
      if (last.state === "open") last.state = "ended";
      this.concludeBalance(booking);
      return this.expectBalance(booking);
    }
    const balance: Balance = {
      checkoutId: null,
      amount: money.asked,
      openedAt: this.now,
      state: "open",
      isConcluded: false,
    };
    later.push(balance);
    return balance;
  }

  /** A later payment enters the account, and what is too much of it goes back. */
  concludeBalance(booking: ModelBooking): void {
    const { later, money } = booking;
    const last = later.at(-1);
    if (!last || last.isConcluded || last.state === "open") return;
    last.isConcluded = true;
    if (last.state === "ended") return;
    money.receive(last.amount);
    money.oweExcess(last.amount, isEnded(booking));
  }

  closeCheckout(booking: ModelBooking): void {
    if (booking.session === "open") booking.session = "ended";
    this.settle(booking);
  }

  reconcile(): void {
    for (const booking of this.bookings) {
      const overdue = this.now >= booking.heldAt + 45 * MINUTE + 1_000;
      if (booking.state === "held" && overdue) this.closeCheckout(booking);
    }
    for (const booking of this.bookings) {
      for (const tell of booking.untold.splice(0)) tell();
    }
    // What has ended frees its nights; then those who paid get them, the oldest first.
    for (const ending of ["ended", "paid"] as const) {
      for (const booking of this.bookings) {
        if (booking.session === ending) this.settle(booking);
      }
    }
    for (const booking of this.bookings) this.concludeBalance(booking);
  }
}
