import { addDays, type Day } from "../../../src/domain/day.ts";
import { nightsOf, type Stay } from "../../../src/domain/stay.ts";
import { partsOf, type Room } from "../money/booking.ts";
import { type Claim, House, isOver } from "../money/house.ts";
import { HOLD_MS, MINUTE } from "../money/policy.ts";
import type { Random } from "../random.ts";
import type { HeldBooking } from "./booking.ts";

export const rooms = ["mar", "farol", "casa-inteira"] as const satisfies readonly Room[];

/** Of one night within a day; with more, its holds would yield, which other runs test. */
const MOST_UNPAID_MINUTES = 89;

type Sale = Claim & { readonly uid: string };

export const ofBooking = (booking?: HeldBooking) => (claim: Claim) =>
  booking?.stays.some((own) => own === claim) ?? false;

/** A house that visitors and portals book. */
export class World extends House<HeldBooking> {
  /** The portals' sales; nights that were ours already stay ours. */
  sales: Sale[] = [];
  readonly firstDay: Day;
  private readonly clock: () => number;

  constructor(firstDay: Day, clock: () => number) {
    super();
    this.firstDay = firstDay;
    this.clock = clock;
  }

  drawStay(random: Random): Stay {
    const checkIn = addDays(this.firstDay, random.below(15));
    return { checkIn, checkOut: addDays(checkIn, 1 + random.below(3)) };
  }

  liveHold(visitor: number): HeldBooking | undefined {
    return this.bookings.find((one) => one.visitor === visitor && one.state === "held");
  }

  /** A night that a portal sold is the portal's as soon as none of ours has it. */
  protected override nightsIn(
    part: string,
    isOwn: (claim: Claim) => boolean,
    claims: readonly Claim[],
  ): Day[] {
    const isBehind = ({ room }: Claim) => partsOf[room].some((one) => one === part);
    const own = claims.filter((claim) => isBehind(claim) && isOwn(claim));
    const mine = new Set(own.flatMap(({ stay }) => nightsOf(stay)));
    const sold = this.sales.filter(isBehind).flatMap(({ stay }) => nightsOf(stay));
    return [...super.nightsIn(part, isOwn, claims), ...sold.filter((night) => !mine.has(night))];
  }

  override isSoldTwice(claims: readonly Claim[]): boolean {
    return claims.some(({ room, stay }) => {
      const nights = new Set(nightsOf(stay));
      const parts: readonly string[] = partsOf[room];
      return this.sales.some(
        (sale) =>
          partsOf[sale.room].some((part) => parts.includes(part)) &&
          nightsOf(sale.stay).some((night) => nights.has(night)),
      );
    });
  }

  /** The effect of settling, whoever calls it. */
  settle(booking: HeldBooking): void {
    const { first, stays } = booking;
    if (first.state === "ended" && booking.state === "held") booking.expire(this.clock());
    if (!booking.isUnsettled) return;
    const isOwn = ofBooking(booking);
    const hasNights =
      booking.state === "held" ||
      stays.every(({ room, stay }) => this.hasNights(room, stay, isOwn));
    booking.enter(hasNights);
  }

  /** Some night was held without payment for so long that its holds no longer exclude others. */
  isHeldInVain(now: number): boolean {
    const minutes = new Map<string, number>();
    for (const booking of this.bookings) {
      const spans = booking.stays.flatMap(({ room, stay }) =>
        partsOf[room].flatMap((part) => nightsOf(stay).map((night) => `${part} ${night}`)),
      );
      for (const key of spans)
        minutes.set(key, (minutes.get(key) ?? 0) + booking.unpaidTime(now) / MINUTE);
    }
    return Math.max(0, ...minutes.values()) > MOST_UNPAID_MINUTES;
  }

  closeCheckout(booking: HeldBooking): void {
    if (booking.first.state === "open") booking.first.state = "ended";
    this.settle(booking);
  }

  reconcile(now: number): void {
    for (const booking of this.bookings) {
      const isOverdue = isOver(booking.first.openedAt, HOLD_MS, now);
      if (booking.state === "held" && isOverdue) this.closeCheckout(booking);
    }
    for (const { untold } of this.bookings) {
      for (const tell of untold.splice(0)) tell();
    }
    // Ended sessions free their nights first; then the paid ones get nights, the oldest first.
    for (const ending of ["ended", "paid"] as const) {
      for (const booking of this.bookings) {
        if (booking.first.state === ending) this.settle(booking);
      }
    }
    for (const booking of this.bookings) booking.settleBalance();
  }
}
