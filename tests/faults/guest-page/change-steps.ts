import type { ChangeOffer, GuestChange } from "../../../src/contract/guest-api.ts";
import { addDays } from "../../../src/domain/day.ts";
import { adultsOnly } from "../../../src/domain/guests.ts";
import { nightCount } from "../../../src/domain/stay.ts";
import { newKey } from "../../support/linked-guest.ts";
import { count, expect, expectRefusal, tried } from "../judge.ts";
import type { ModelStay } from "../money/booking.ts";
import { ofStay } from "../money/house.ts";
import { dayOf } from "../money/policy.ts";
import { guestOf, type Real, rowOf } from "../money/real.ts";
import type { Random } from "../random.ts";
import { isSame, type ModelBooking, rooms, type Wish } from "./booking.ts";
import type { GuestHouse } from "./house.ts";
import type { GuestMove, GuestStep } from "./real.ts";

/** The largest party that each room takes. */
const beds: Readonly<Record<string, number>> = { mar: 3, coqueiro: 4, jangada: 5, farol: 2 };

/** Other dates, another room or other people, one of them or all. */
function wishFor({ stays }: ModelBooking, random: Random, now: number): ModelStay {
  const own = random.pick(stays);
  const what = random.pick(["dates", "dates", "length", "room", "people", "all", "none"] as const);
  const isOf = (...kinds: string[]) => kinds.includes(what) || what === "all";
  const tomorrow = addDays(dayOf(now), 1);
  const moved = isOf("dates") ? addDays(own.stay.checkIn, random.below(12) - 4) : own.stay.checkIn;
  const checkIn = isOf("dates", "length", "room") && moved < tomorrow ? tomorrow : moved;
  const nights = isOf("length") ? 1 + random.below(6) : nightCount(own.stay);
  return {
    id: own.id,
    room: isOf("room") ? random.pick(rooms) : own.room,
    stay: { checkIn, checkOut: addDays(checkIn, nights) },
    guests: isOf("people") ? adultsOnly(1 + random.below(5)) : own.guests,
  };
}

const asChange = ({ id, room, stay, guests }: ModelStay): GuestChange => ({
  stayId: id,
  listingId: room,
  stay,
  guests,
});

/** Why the wish must be refused; null if it must be offered. */
function refusalOf(house: GuestHouse, booking: ModelBooking, after: ModelStay): string | null {
  const own = booking.stays.find(({ id }) => id === after.id);
  if (after.guests.adults > (beds[after.room] ?? 0)) return "too-many-guests";
  const isOwn = own && isSame({ ...own, guests: after.guests }, after);
  return isOwn || house.isFree(after.room, after.stay, ofStay(after.id)) ? null : "nights-taken";
}

/** Checks that the app's offer is the model's. Null if nothing is offered. */
async function look(
  house: GuestHouse,
  real: Real,
  booking: ModelBooking,
  after: ModelStay,
): Promise<ChangeOffer | null> {
  const { deps } = real.app;
  const now = deps.clock();
  const { api, code } = await guestOf(real, booking);
  const may = house.mayChange(booking, now);
  const seen = await tried(api.lookAtChange(code, asChange(after)));
  expectRefusal(seen, may === "none" ? "guest-may-not" : false, "looking at a change");
  if (!("value" in seen)) return null;
  const { answer } = seen.value;
  const own = booking.stays.find(({ id }) => id === after.id);
  if (own && isSame(own, after)) {
    expect(answer, null, "what stays as it is");
    return null;
  }
  const refusal = refusalOf(house, booking, after);
  expect(answer?.kind === "refused" ? answer.code : null, refusal, "the refused change");
  if (answer?.kind !== "offer") return null;
  await judge(house, real, booking, answer.offer);
  return answer.offer;
}

async function judge(house: GuestHouse, real: Real, booking: ModelBooking, offer: ChangeOffer) {
  const { deps } = real.app;
  const now = deps.clock();
  const { money } = booking;
  const { figures, wish, after, openBefore, openAfter } = offer;
  const percent = booking.percent(now);
  const should = booking.figures(after.total, percent, deps.payments.leastAmount);
  expect([offer.refundPercent, figures], [percent, should], "the figures of a change");
  const open = should.total - money.received + money.refunding + should.refund;
  const owed = [money.asked, open].map((amount) => Math.max(0, amount));
  expect([openBefore, openAfter], owed, "what is open before and after");
  const { stays } = await rowOf(real, booking);
  const lines = stays.find(({ id }) => id === wish.stayId)?.lines ?? [];
  const isAgreed = lines.some(({ kind }) => kind === "agreed" || kind === "discount");
  const isSelf = house.mayChange(booking, now) === "self";
  const ofTerms = house.terms.change === "self" ? "too-late" : "house-decides";
  expect(offer.way, isAgreed ? "agreed-price" : isSelf ? "self" : ofTerms, "the way of a change");
}

/** She looks at a change and accepts it, with the figures that she saw or with outdated ones. */
const change: GuestMove = async (house, real, booking, random) => {
  const { deps } = real.app;
  const now = deps.clock();
  const after = wishFor(booking, random, now);
  const offer = await look(house, real, booking, after);
  if (!offer) return;
  const isOutdated = random.next() < 1 / 7;
  const { figures } = offer;
  const seen = isOutdated ? { ...figures, total: figures.total + 1 } : figures;
  const { api, code } = await guestOf(real, booking);
  const answer = await tried(api.change(code, newKey(), { ...asChange(after), seen }));
  // An earlier change that waits for its payment is ended first, or made if it was paid meanwhile.
  const staysBefore = booking.stays;
  const session = booking.openSession;
  if (session) house.end(booking, session, now);
  const wasMade = booking.stays !== staysBefore;
  const percent = booking.percent(now);
  const current = booking.figures(offer.after.total, percent, deps.payments.leastAmount);
  const differs = isOutdated || JSON.stringify(current) !== JSON.stringify(figures);
  const isTooOften = offer.way === "self" && figures.payFirst > 0 && !house.mayHold(booking, now);
  const isRefused = wasMade || (differs ? "offer-differs" : isTooOften && "too-many-requests");
  expectRefusal(answer, isRefused, `changing ${JSON.stringify(after)}`);
  if (!("value" in answer)) return;
  const before = booking.stays.find(({ id }) => id === after.id) as ModelStay;
  const wish: Wish = {
    state: "asked",
    before,
    totalBefore: booking.money.total,
    after,
    newTotal: offer.after.total,
    percent,
  };
  booking.drop();
  take(house, booking, { wish, offer, answer: answer.value, now });
  count(real, `change ${answer.value}`);
};

type Taken = {
  readonly wish: Wish;
  readonly offer: ChangeOffer;
  readonly answer: string;
  readonly now: number;
};

function take(house: GuestHouse, booking: ModelBooking, { wish, offer, answer, now }: Taken): void {
  const { way, figures } = offer;
  const should = way !== "self" ? "asked" : figures.payFirst > 0 ? "pay" : "done";
  expect(answer, should, "the answer to a change");
  if (should === "asked") booking.wish = wish;
  else if (should === "pay") {
    wish.state = "paying";
    house.hold(booking, wish, figures.payFirst, now);
  } else {
    booking.promise(now);
    booking.make(wish, now);
  }
}

const withdraw: GuestMove = async (_, real, booking) => {
  const { api, code } = await guestOf(real, booking);
  const done = await tried(api.withdrawChange(code, newKey()));
  expectRefusal(done, booking.wish ? false : "change-gone", "withdrawing");
  if (booking.wish) count(real, "change withdrawn");
  booking.drop();
};

export const withdrawal = {
  name: "she withdraws",
  times: 1,
  canMove: ({ wish }) => wish !== null,
  run: withdraw,
} as const satisfies GuestStep;

export const changeSteps: readonly GuestStep[] = [
  { name: "she changes", times: 10, canMove: (one) => one.isOn && one.wish === null, run: change },
  { name: "she changes her mind", times: 2, canMove: ({ wish }) => wish !== null, run: change },
  withdrawal,
];
