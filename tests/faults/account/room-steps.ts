import { addDays } from "../../../src/domain/day.ts";
import { adjustmentsIn, sumOf } from "../../../src/domain/quote.ts";
import { nightCount } from "../../../src/domain/stay.ts";
import { cancelStay } from "../../../src/server/amendments/cancel-stay.ts";
import { changeStay } from "../../../src/server/amendments/change-stay.ts";
import { previewStayChange } from "../../../src/server/amendments/preview-stay-change.ts";
import { getBooking } from "../../../src/server/bookings/find-booking.ts";
import { expectRefusal, isConfirmed, type MoneyStep } from "./money-steps.ts";
import { type Real, rowOf } from "./real.ts";
import type { ModelBooking, ModelStay } from "./world.ts";

const cause = { actor: "person:dona", source: "admin" } as const;
const OTHER = -30_000;
const prices = ["list", "keep", "list-and-refund", "difference", { other: OTHER }] as const;

function oneOf({ stays }: ModelBooking, dice: number): ModelStay {
  const stay = stays[Math.floor(dice / 7) % stays.length];
  if (!stay) throw new Error("a booking without a room");
  return stay;
}

async function idOf(real: Real, booking: ModelBooking, { room }: ModelStay): Promise<string> {
  const { rows } = await real.app.deps.pool.query(
    "select id from stay where booking_id = $1 and listing_id = $2 and cancelled_at is null",
    [rowOf(real, booking).id, room],
  );
  return rows[0]?.id;
}

/** What the room costs, without what was added or taken off by hand. The app's, like all prices. */
async function priceOf(real: Real, booking: ModelBooking, stayId: string): Promise<number> {
  const { stays } = await getBooking(real.app.deps.db, rowOf(real, booking).id);
  const lines = stays.find(({ id }) => id === stayId)?.lines ?? [];
  return sumOf(lines) - sumOf(adjustmentsIn(lines));
}

/** What the owner does to one room of a booking. */
export const roomSteps: readonly MoneyStep[] = [
  {
    name: "change the nights",
    times: 2,
    canMove: isConfirmed,
    async run(world, real, booking, dice) {
      if (!isConfirmed(booking)) return;
      const { deps } = real.app;
      const { id } = rowOf(real, booking);
      const { money } = booking;
      const changed = oneOf(booking, dice);
      const { checkIn } = changed.stay;
      const nights = 1 + (dice % 4);
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const stayId = await idOf(real, booking, changed);
      const wish = { listingId: changed.room, stay, stayId };
      const { listTotal, difference } = await previewStayChange(deps, id, wish);
      const price = prices[dice % prices.length] ?? "list";
      // Prices are the app's; everything after them is ours.
      const total = {
        list: listTotal,
        "list-and-refund": listTotal,
        keep: money.total,
        difference: money.total + (difference?.amount ?? 0),
        other: money.total + OTHER,
      }[typeof price === "object" ? "other" : price];
      const excess = money.received - money.refunding - money.lost - total;
      const refund = Math.max(0, Math.min(excess, money.total - total, money.left));
      const { version } = await getBooking(deps.db, id);
      const work = changeStay(deps, id, version, { ...wish, price, guestKnows: true }, cause);
      const hasNights = world.hasNights(changed.room, stay, booking);
      const isRefused =
        !hasNights ||
        total < 0 ||
        (price === "list-and-refund" && refund === 0) ||
        (price === "difference" && difference === null);
      const how = JSON.stringify(price);
      await expectRefusal(work, isRefused, `${nightCount(stay)} nights by ${how}`);
      if (isRefused) return;
      changed.stay = stay;
      money.total = total;
      if (price !== "list" && price !== "keep") money.owe(refund);
    },
  },
  {
    name: "cancel one room",
    times: 2,
    canMove: (booking) => isConfirmed(booking) && booking.stays.length > 1,
    async run(_, real, booking, dice) {
      const { deps } = real.app;
      const { id } = rowOf(real, booking);
      const { money } = booking;
      const room = oneOf(booking, dice);
      const stayId = await idOf(real, booking, room);
      const price = await priceOf(real, booking, stayId);
      const share = money.total > 0 ? Math.floor((money.left * price) / money.total) : 0;
      const refund = Math.max(0, Math.min(share, price, money.left));
      const seen = dice % 5 === 0 ? refund + 1 : refund;
      const work = cancelStay(deps, id, { stayId, who: "guest", seen }, cause);
      const isOneOfSeveral = isConfirmed(booking) && booking.stays.length > 1;
      const isRefused = !isOneOfSeveral || price > money.total || seen !== refund;
      await expectRefusal(work, isRefused, `cancelling one room for ${seen}`);
      if (isRefused) return;
      booking.stays = booking.stays.filter((one) => one !== room);
      money.total -= price;
      money.owe(refund);
    },
  },
];
