import { portalCalendarUrl } from "../../../src/contract/page-urls.ts";
import { AppError } from "../../../src/domain/app-error.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { takeManualBooking } from "../../../src/server/bookings/take-manual-booking.ts";
import { removeFeed } from "../../../src/server/channels/change-feeds.ts";
import { callClosed, callGuest } from "../../../src/server/portal-stays/call-closed.ts";
import { completeStay } from "../../../src/server/portal-stays/complete-stay.ts";
import { noteGuest } from "../../../src/server/portal-stays/note-guest.ts";
import { connectFeed } from "../../support/feeds.ts";
import { readAndJudge } from "./judge.ts";
import { type Desk, freshStay, type Noted, type Sale, sell, type World } from "./world.ts";

const owner = { actor: "person:dona", source: "admin" } as const;
const guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };

type Step = (world: World, desk: Desk) => Promise<void> | void;

const pickSale = ({ random }: World, sales: readonly Sale[]): Sale | undefined =>
  sales.length > 0 ? random.pick(sales) : undefined;

const steady = ({ sales }: Desk) =>
  sales.slice(1).filter((sale) => sale.isListed && !sale.isTouched);
/** In the book as the last reading has left it. */
const booked = (desk: Desk) =>
  desk.sales.filter((sale) => sale.bookingId && sale.wasRead && !sale.isTouched && sale.isListed);

/** Everything that happens at a portal, at the desk and in between. */
export const steps: readonly (readonly [weight: number, step: Step])[] = [
  [6, (world, desk) => sell(desk, freshStay(world, desk))],
  [3, change],
  [3, rename],
  [3, cancel],
  [2, relist],
  [1, (world, desk) => desk.portal.block(desk.room, freshStay(world, desk))],
  [1, (world, desk) => desk.portal.unblock(desk.room, freshStay(world, desk))],
  [5, complete],
  [3, sayClosed],
  [4, noteFresh],
  [2, bookHere],
  [1, cancelHere],
  [2, theyRead],
  [1, removeCalendar],
];

function change(world: World, desk: Desk): void {
  const sale = pickSale(world, steady(desk));
  const stay = freshStay(world, desk);
  if (!sale || !desk.portal.change(desk.room, sale.uid, stay)) return;
  Object.assign(sale, { stay, isTouched: true });
}

function rename(world: World, desk: Desk): void {
  const sale = pickSale(world, steady(desk));
  if (sale) Object.assign(sale, { uid: desk.portal.rename(desk.room, sale.uid), isTouched: true });
}

function cancel(world: World, desk: Desk): void {
  const sale = pickSale(world, steady(desk));
  if (!sale) return;
  desk.portal.cancel(desk.room, sale.uid);
  Object.assign(sale, { isListed: false, isTouched: true });
}

/** A sale that was gone is listed again, under its own uid or another one. */
function relist(world: World, desk: Desk): void {
  const gone = desk.sales.filter((sale) => sale.wasRead && !sale.isListed && !sale.isTouched);
  const sale = pickSale(world, gone);
  if (!sale) return;
  const again = desk.portal.sell(desk.room, sale.stay);
  if (again.kind === "sold")
    Object.assign(sale, { uid: again.uid, isListed: true, isTouched: true });
}

async function complete(world: World, desk: Desk): Promise<void> {
  const sale = pickSale(
    world,
    booked(desk).filter((one) => !one.isClosed),
  );
  if (!sale) return;
  const noted = newNote(world);
  const write = async () => {
    const { deps } = world.app;
    const { version } = await deps.db
      .selectFrom("booking")
      .select("version")
      .where("id", "=", sale.bookingId ?? "")
      .executeTakeFirstOrThrow();
    const contact = { guestPhone: null, guestEmail: null, expectedArrival: null, note: "" };
    const money = { price: noted.price, commission: 100, paidTo: noted.paidTo };
    const edit = { ...contact, guestName: noted.name, guests, money };
    await completeStay(deps, sale.bookingId ?? "", version, edit, owner);
    sale.noted = noted;
  };
  // Now and then while the calendar is being read.
  const reading =
    world.random.below(2) === 0 && desk.feedId ? readAndJudge(world, desk, write()) : write();
  await reading;
}

function newNote({ random }: World): Noted {
  const price = 10_000 + random.below(90_000);
  return {
    name: `Hóspede ${random.below(1_000_000)}`,
    price,
    paidTo: random.pick(["portal", "house"] as const),
  };
}

/** Where the portal's words leave it open; taken back as often. */
async function sayClosed(world: World, desk: Desk): Promise<void> {
  const sale = pickSale(
    world,
    desk.name === "booking" && desk.feedId ? booked(desk).filter(({ noted }) => !noted) : [],
  );
  if (!sale) return;
  const say = sale.isClosed ? callGuest : callClosed;
  await say(world.app.deps, sale.bookingId ?? "", owner);
  sale.isClosed = !sale.isClosed;
}

/** The owner writes a guest down before the calendar is read, if the nights are free here. */
async function noteFresh(world: World, desk: Desk): Promise<void> {
  const sale = pickSale(
    world,
    steady(desk).filter(({ wasRead, bookingId }) => !wasRead && !bookingId),
  );
  if (!sale) return;
  const { name, price } = newNote(world);
  const contact = { guestName: name, guestEmail: null, guestPhone: null, guests, note: "" };
  const wish = {
    ...contact,
    listingId: desk.room,
    stay: sale.stay,
    channel: desk.name,
    total: price,
  };
  const bookingId = await unlessTaken(noteGuest(world.app.deps, wish, owner));
  if (!bookingId) return;
  Object.assign(sale, { bookingId, noted: { name, price, paidTo: "house" }, isTouched: true });
}

async function bookHere(world: World, desk: Desk): Promise<void> {
  const contact = { guestName: "Nossa", guestEmail: null, guestPhone: null, guests, note: "" };
  const stay = freshStay(world, desk);
  const wish = { ...contact, listingId: desk.room, stay, channel: "phone", total: 100 } as const;
  const id = await unlessTaken(takeManualBooking(world.app.deps, wish, owner));
  if (id) world.ours.push({ id, room: desk.room, stay, isOver: false });
}

async function cancelHere({ app, ours }: World): Promise<void> {
  const one = ours.find(({ isOver }) => !isOver);
  if (!one) return;
  await cancelBooking(app.deps, one.id, owner);
  one.isOver = true;
}

/** The portal reads our calendar, which makes us read its own first. */
async function theyRead(world: World, desk: Desk): Promise<void> {
  if (!desk.feedId) return;
  await readAndJudge(world, desk);
  const { deps } = world.app;
  const readAt = async () =>
    (
      await deps.db
        .selectFrom("channel_feed")
        .select("read_at")
        .where("id", "=", desk.feedId ?? "")
        .executeTakeFirst()
    )?.read_at?.getTime();
  const before = await readAt();
  world.app.passTime(60_000);
  await desk.portal.read(desk.room);
  for (let wait = 0; wait < 500 && (await readAt()) === before; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function removeCalendar(world: World, desk: Desk): Promise<void> {
  if (!desk.feedId) return;
  await removeFeed(world.app.deps, desk.feedId, owner);
  desk.portal.disconnect(desk.room);
  desk.feedId = null;
}

export async function addCalendar({ app }: World, desk: Desk): Promise<void> {
  const feed = await connectFeed(app, desk.room, desk.name, desk.portal.feedUrl(desk.room));
  const { calendar_token } = await app.deps.db
    .selectFrom("listing")
    .select("calendar_token")
    .where("id", "=", desk.room)
    .executeTakeFirstOrThrow();
  desk.portal.connect(desk.room, `${app.url}${portalCalendarUrl(calendar_token, feed.id)}`);
  desk.feedId = feed.id;
}

async function unlessTaken(booking: Promise<string>): Promise<string | null> {
  try {
    return await booking;
  } catch (error) {
    if (error instanceof AppError && error.code === "nights-taken") return null;
    throw error;
  }
}
