import type { Day } from "../../../src/domain/day.ts";
import { nightsOf, type Stay } from "../../../src/domain/stay.ts";
import { syncFeed } from "../../../src/server/channels/sync-feed.ts";
import { callClosed } from "../../../src/server/portal-stays/call-closed.ts";
import { brokenInvariants } from "../invariants.ts";
import { calendarOf, doubledStays, freeNights, judgeSoldNights } from "./nights.ts";
import { type Row, rowsOf } from "./rows.ts";
import { type Desk, isSame, type Sale, type World } from "./world.ts";
import { judgeNote } from "./written.ts";

/** One reading, possibly concurrent with other work, and what the book must contain after it. */
export async function readAndJudge(
  world: World,
  desk: Desk,
  beside: Promise<void> = Promise.resolve(),
): Promise<void> {
  if (!desk.feedId) return;
  world.app.passTime(60_000);
  const { feedId } = desk;
  const read = () => syncFeed(world.app.deps, feedId);
  // Sometimes two concurrent readings.
  const again = world.random.below(4) === 0 ? read() : undefined;
  const [answer] = await Promise.all([read(), again, beside]);
  if (answer !== "read") throw new Error(`the calendar was ${answer}`);
  const rows = await rowsOf(world, desk);
  for (const sale of [...desk.sales]) {
    if (isClosedNow(sale, desk, rows)) desk.sales.splice(desk.sales.indexOf(sale), 1);
    else judgeSale(sale, rows);
  }
  await judgeOthers(world, desk, rows);
  await judgeSoldNights(world, desk);
}

/** In every desk, read or not: no name or account is lost, and no night of a guest is free. */
export async function judgeAll(world: World): Promise<void> {
  for (const desk of world.desks) {
    const rows = await rowsOf(world, desk);
    for (const sale of desk.sales) judgeNote(sale, rows);
  }
  const broken = [
    ...(await brokenInvariants(world.app.deps.pool)),
    ...(await freeNights(world)),
    ...(await doubledStays(world)),
  ];
  if (broken.length > 0) throw new Error(broken.join(", "));
}

/** The portal has closed exactly the nights of a cancelled sale: they look like that sale. */
function isClosedNow(
  { isListed, bookingId, stay }: Sale,
  desk: Desk,
  rows: readonly Row[],
): boolean {
  const row = rows.find(({ id }) => id === bookingId);
  return !isListed && row?.isRead === true && areBlocked(desk, stay);
}

function areBlocked(desk: Desk, stay: Stay): boolean {
  const calendar = calendarOf(desk);
  return nightsOf(stay).every((night) => calendar?.blocked.has(night));
}

/**
 * Closed by the portal itself. Or, in a run with such nights: nights that it had before and now
 * repeats from our calendar, which cannot be distinguished (decision 011).
 */
function areTheirs(desk: Desk, stay: Stay): boolean {
  const calendar = calendarOf(desk);
  const isRepeated = (night: Day) =>
    desk.had.has(night) && calendar?.connection?.imported.has(night) === true;
  return nightsOf(stay).every((night) => calendar?.blocked.has(night) || isRepeated(night));
}

function judgeSale(sale: Sale, rows: readonly Row[]): void {
  if (!sale.isListed && !sale.wasRead) return;
  const same = rows.filter((row) => row.isRead && isSame(row, sale.stay));
  if (sale.isListed) {
    if (same.length !== 1) throw new Error(`${same.length} stays for one sale`);
    sale.bookingId ??= same[0]?.id ?? null;
  }
  const row = rows.find(({ id }) => id === sale.bookingId);
  if (!row) throw new Error("a stay is not in the book");
  const isGuest = sale.isListed && !sale.isClosed;
  if (row.state !== (isGuest ? "confirmed" : "cancelled")) throw new Error(`it is ${row.state}`);
  const isGone = row.goneAt !== null;
  if (row.isRead !== sale.isListed || isGone === sale.isListed) throw new Error("read wrongly");
  if (!isSame(row, sale.stay)) throw new Error("it has other dates");
  const goneAt = row.goneAt?.getTime() ?? null;
  Object.assign(sale, { wasRead: true, isTouched: false, goneAt });
  judgeNote(sale, rows);
}

/** Stays that are no sale: nights that the portal has closed itself. */
async function judgeOthers(world: World, desk: Desk, rows: readonly Row[]): Promise<void> {
  const sold = new Set(desk.sales.map(({ bookingId }) => bookingId));
  for (const row of rows.filter(({ id, isRead }) => isRead && !sold.has(id))) {
    if (desk.name === "airbnb") throw new Error("what Airbnb calls closed is a guest's");
    if (!areTheirs(desk, row)) throw new Error("an echo of ours is a guest's");
    const isSaid = desk.closures.some((said) => said.id === row.id || isSame(said, row));
    if (isSaid && row.nature !== "closed") throw new Error("her word was lost");
    // With money in its account it is a guest's booking, and calling it closed is refused.
    const isUnpaid = row.total === 0 && row.received === 0;
    if (row.nature === "guest" && isUnpaid && world.random.below(2) === 0) {
      await callClosed(world.app.deps, row.id, { actor: "person:dona", source: "admin" });
      desk.closures.push({ id: row.id, checkIn: row.checkIn, checkOut: row.checkOut });
    }
  }
}
