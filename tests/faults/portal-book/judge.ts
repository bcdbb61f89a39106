import { nightsOf, type Stay } from "../../../src/domain/stay.ts";
import { syncFeed } from "../../../src/server/channels/sync-feed.ts";
import { callClosed } from "../../../src/server/portal-stays/call-closed.ts";
import { brokenInvariants } from "../invariants.ts";
import { type Desk, isSame, type Sale, type World } from "./world.ts";

type Row = Stay & {
  readonly id: string;
  readonly state: string;
  readonly name: string | null;
  readonly total: number;
  readonly received: number;
  readonly nature: "guest" | "closed";
  readonly isRead: boolean;
  readonly isGone: boolean;
};

/** One reading, beside whatever else goes on, and what must be in the book after it. */
export async function readAndJudge(
  world: World,
  desk: Desk,
  beside: Promise<void> = Promise.resolve(),
): Promise<void> {
  if (!desk.feedId) return;
  world.app.passTime(60_000);
  const [answer] = await Promise.all([syncFeed(world.app.deps, desk.feedId), beside]);
  if (answer !== "read") throw new Error(`the calendar was ${answer}`);
  const rows = await rowsOf(world, desk);
  for (const sale of [...desk.sales]) {
    if (isClosedNow(sale, desk, rows)) desk.sales.splice(desk.sales.indexOf(sale), 1);
    else judgeSale(sale, rows);
  }
  await judgeOthers(world, desk, rows);
}

/** In every desk, read or not: nobody's name or account is lost, and no night of a guest is free. */
export async function judgeAll(world: World): Promise<void> {
  for (const desk of world.desks) {
    const rows = await rowsOf(world, desk);
    for (const sale of desk.sales) judgeNote(sale, rows);
  }
  const broken = [...(await brokenInvariants(world.app.deps.pool)), ...(await freeNights(world))];
  if (broken.length > 0) throw new Error(broken.join(", "));
}

async function rowsOf({ app }: World, desk: Desk): Promise<Row[]> {
  const { rows } = await app.deps.pool.query<Row>(
    `select booking.id, state, guest_name as name, booking_account.total, received, nature,
            check_in as "checkIn", check_out as "checkOut",
            imported_event_id is not null as "isRead", gone_at is not null as "isGone"
     from portal_stay join booking on booking.id = booking_id
     join booking_account using (booking_id)
     where portal_stay.listing_id = $1 and portal = $2`,
    [desk.room, desk.name],
  );
  return rows;
}

/** The portal has closed just the nights of a sale that was cancelled: nobody can tell them apart. */
function isClosedNow(
  { isListed, bookingId, stay }: Sale,
  desk: Desk,
  rows: readonly Row[],
): boolean {
  const row = rows.find(({ id }) => id === bookingId);
  return !isListed && row?.isRead === true && areBlocked(desk, stay);
}

function areBlocked({ portal, room }: Desk, stay: Stay): boolean {
  const calendar = portal.calendars().find(({ listing }) => listing === room);
  return nightsOf(stay).every((night) => calendar?.blocked.has(night));
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
  if (row.isRead !== sale.isListed || row.isGone === sale.isListed) throw new Error("read wrongly");
  if (!isSame(row, sale.stay)) throw new Error("it has other dates");
  Object.assign(sale, { wasRead: true, isTouched: false });
  judgeNote(sale, rows);
}

function judgeNote(
  { bookingId, wasRead, noted, isListed, isTouched }: Sale,
  rows: readonly Row[],
): void {
  const row = rows.find(({ id }) => id === bookingId);
  if (!wasRead || !row) return;
  if (row.name !== (noted?.name ?? null)) throw new Error("a name was lost");
  const received = noted?.paidTo === "portal" ? noted.price : 0;
  // What is over costs what came in.
  const isOver = isTouched ? row.state === "cancelled" : !isListed;
  const total = isOver ? received : (noted?.price ?? 0);
  if (row.received !== received || row.total !== total) throw new Error("an account was lost");
}

/** What is no sale: nights that the portal has closed by itself, and only as far as it says so. */
async function judgeOthers(world: World, desk: Desk, rows: readonly Row[]): Promise<void> {
  const sold = new Set(desk.sales.map(({ bookingId }) => bookingId));
  for (const row of rows.filter(({ id, isRead }) => isRead && !sold.has(id))) {
    if (desk.name === "airbnb") throw new Error("what Airbnb calls closed is a guest's");
    if (!areBlocked(desk, row)) throw new Error("an echo of ours is a guest's");
    const before = desk.closures.get(row.id);
    if (before && isSame(before, row) && row.nature !== "closed") {
      throw new Error("her word was lost");
    }
    if (row.nature === "guest" && world.random.below(2) === 0) {
      await callClosed(world.app.deps, row.id, { actor: "person:dona", source: "admin" });
      desk.closures.set(row.id, { checkIn: row.checkIn, checkOut: row.checkOut });
    }
  }
}

async function freeNights({ app }: World): Promise<string[]> {
  const { rows } = await app.deps.pool.query<{ id: string }>(
    `select distinct booking.id from booking join portal_stay on booking_id = booking.id
     join listing_physical_room as part on part.listing_id = booking.listing_id
     cross join generate_series(check_in, check_out - 1, interval '1 day') as night
     where state = 'confirmed' and not exists (
       select from occupied_nights as taken
       where taken.physical_room_id = part.physical_room_id and taken.stay @> night::date)`,
  );
  return rows.map(({ id }) => `a guest's night is free: ${id}`);
}
