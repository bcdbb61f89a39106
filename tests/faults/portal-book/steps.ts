import { portalCalendarUrl } from "../../../src/contract/page-urls.ts";
import { AppError } from "../../../src/domain/app-error.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import { takeManualBooking } from "../../../src/server/bookings/take-manual-booking.ts";
import { removeFeed } from "../../../src/server/channels/change-feeds.ts";
import { syncFeed } from "../../../src/server/channels/sync-feed.ts";
import { callClosed, callGuest } from "../../../src/server/portal-stays/call-closed.ts";
import { noteGuest } from "../../../src/server/portal-stays/note-guest.ts";
import { connectFeed } from "../../support/feeds.ts";
import { until } from "../until.ts";
import { complete, newNote, owner, pickSale } from "./complete.ts";
import { readAndJudge } from "./judge.ts";
import { rowsOf } from "./rows.ts";
import { type Desk, freshStay, noteNights, type Sale, sell, type World } from "./world.ts";

const HOUR = 3_600_000;
const guests = { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 };

type Step = (world: World, desk: Desk) => Promise<void> | void;

const steady = ({ sales }: Desk) =>
  sales.slice(1).filter((sale) => sale.isListed && !sale.isTouched);
/** Sales that are in the book since the last reading. */
const booked = (desk: Desk) =>
  desk.sales.filter((sale) => sale.bookingId && sale.wasRead && !sale.isTouched && sale.isListed);

/** Everything that happens at a portal, at the desk and in between. */
export const steps: readonly (readonly [weight: number, step: Step])[] = [
  [6, (world, desk) => void sell(desk, freshStay(world, desk))],
  [3, change],
  [3, rename],
  [3, cancel],
  [2, relist],
  [1, block],
  [1, (world, desk) => desk.portal.unblock(desk.room, freshStay(world, desk))],
  [5, (world, desk) => complete(world, desk, booked(desk))],
  [3, sayClosed],
  [4, noteFresh],
  [2, bookHere],
  [1, cancelHere],
  [2, theyRead],
  [2, removeCalendar],
  [1, misread],
  [1, passDay],
];

function block(world: World, desk: Desk): void {
  const stay = freshStay(world, desk);
  desk.portal.block(desk.room, stay);
  noteNights(desk, stay);
}

function change(world: World, desk: Desk): void {
  const sale = pickSale(world, steady(desk));
  const stay = freshStay(world, desk);
  if (!sale || !desk.portal.change(desk.room, sale.uid, stay)) return;
  noteNights(desk, stay);
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

/**
 * A sale that was gone is listed again, under another uid: within a day it is the same guest, later
 * another one. In the hours around the limit either is right.
 */
function relist(world: World, desk: Desk): void {
  const gone = desk.sales.filter((sale) => sale.goneAt !== null && !sale.isReplaced);
  const sale = pickSale(
    world,
    gone.filter(({ isTouched }) => !isTouched),
  );
  if (!sale) return;
  const hours = (world.app.deps.clock() - (sale.goneAt ?? 0)) / HOUR;
  if (hours > 23 && hours < 25) return;
  if (hours > 25) {
    sale.isReplaced = sell(desk, sale.stay);
    return;
  }
  const again = desk.portal.sell(desk.room, sale.stay);
  if (again.kind === "sold")
    Object.assign(sale, { uid: again.uid, isListed: true, isTouched: true });
}

/** The owner says that a nameless sale is only closed, or takes that back. */
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
  const { name, phone, adults, note, price } = newNote(world);
  const contact = { guestName: name, guestEmail: null, guestPhone: phone, note };
  const where = { listingId: desk.room, stay: sale.stay, channel: desk.name };
  const wish = { ...contact, ...where, guests: { ...guests, adults }, total: price };
  const bookingId = await unlessTaken(noteGuest(world.app.deps, wish, owner, "owner"));
  if (!bookingId) return;
  const unsaid = { email: null, arrival: null, commission: null, paidTo: "house" } as const;
  const noted = { ...unsaid, name, phone, adults, note, price };
  Object.assign(sale, { bookingId, noted, isTouched: true });
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
  await cancelBooking(app.deps, one.id, owner, { who: "house" });
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
  // It is noted after the answer; what the portal repeats before that would look like its own.
  await until(async () => (await readAt()) !== before, 30_000, 5);
}

/** Sometimes while it is being read. */
async function removeCalendar({ app, random }: World, desk: Desk): Promise<void> {
  if (!desk.feedId) return;
  app.passTime(60_000);
  const reading =
    random.below(2) === 0 ? syncFeed(app.deps, desk.feedId).catch(unlessRemoved) : undefined;
  await Promise.all([removeFeed(app.deps, desk.feedId, owner), reading]);
  desk.portal.disconnect(desk.room);
  desk.feedId = null;
}

/** A calendar that is broken or suddenly empty ends nothing. */
async function misread(world: World, desk: Desk): Promise<void> {
  if (!desk.feedId) return;
  const guests = async () =>
    (await rowsOf(world, desk)).filter(({ state }) => state === "confirmed").map(({ id }) => id);
  const before = await guests();
  desk.portal.mode(world.random.pick(["down", "html", "empty", "rubbish"] as const));
  world.app.passTime(60_000);
  await syncFeed(world.app.deps, desk.feedId);
  desk.portal.mode("normal");
  const after = await guests();
  if (before.some((id) => !after.includes(id))) throw new Error("a broken calendar was believed");
}

/** Not while a sale that is listed again is unread: it must be read on the same day. */
function passDay(world: World): void {
  const isBack = ({ isListed, goneAt }: Sale) => isListed && goneAt !== null;
  if (world.daysLeft === 0 || world.desks.some(({ sales }) => sales.some(isBack))) return;
  world.daysLeft -= 1;
  world.app.passTime(24 * HOUR);
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

function unlessRemoved(error: unknown): void {
  if (!(error instanceof AppError && error.code === "feed-unknown")) throw error;
}

async function unlessTaken(booking: Promise<string>): Promise<string | null> {
  try {
    return await booking;
  } catch (error) {
    if (error instanceof AppError && error.code === "nights-taken") return null;
    throw error;
  }
}
