import { completeStay } from "../../../src/server/portal-stays/complete-stay.ts";
import { readAndJudge } from "./judge.ts";
import type { Desk, Noted, Sale, World } from "./world.ts";

export const owner = { actor: "person:dona", source: "admin" } as const;

export const pickSale = ({ random }: World, sales: readonly Sale[]): Sale | undefined =>
  sales.length > 0 ? random.pick(sales) : undefined;

/** The owner or the team completes a guest, sometimes while the calendar is being read. */
export async function complete(world: World, desk: Desk, booked: readonly Sale[]): Promise<void> {
  const sale = pickSale(
    world,
    booked.filter(({ isClosed }) => !isClosed),
  );
  if (!sale) return;
  const isAtOnce = world.random.below(2) === 0 && desk.feedId !== null;
  const writing = write(world, sale);
  await (isAtOnce ? readAndJudge(world, desk, writing) : writing);
}

async function write({ app, random }: World, sale: Sale): Promise<void> {
  const { deps } = app;
  const bookingId = sale.bookingId ?? "";
  const given = newNote({ random });
  // The team writes everything but the money.
  const isTeam = random.below(4) === 0;
  const noted = isTeam ? { ...given, ...moneyOf(sale.noted) } : given;
  const { version } = await deps.db
    .selectFrom("booking")
    .select("version")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const { price, commission, paidTo } = noted;
  const edit = {
    guestName: noted.name,
    guestPhone: noted.phone,
    guestEmail: noted.email,
    guests: { adults: noted.adults, childrenUpTo12: 0, childrenAbove12: 0 },
    expectedArrival: noted.arrival,
    note: noted.note,
    ...(!isTeam && { money: { price, commission, paidTo } }),
  };
  await completeStay(deps, bookingId, version, edit, owner);
  sale.noted = noted;
}

function moneyOf(noted: Noted | null): Pick<Noted, "price" | "commission" | "paidTo"> {
  if (!noted) return { price: 0, commission: null, paidTo: "house" };
  const { price, commission, paidTo } = noted;
  return { price, commission, paidTo };
}

export function newNote({ random }: Pick<World, "random">): Noted {
  const number = random.below(1_000_000);
  const perhaps = <T>(value: T) => (random.below(3) > 0 ? value : null);
  return {
    name: `Hóspede ${number}`,
    phone: perhaps(`7395555${number}`),
    email: perhaps(`h${number}@exemplo.example`),
    adults: 1 + random.below(2),
    arrival: perhaps(`1${number % 10}:30`),
    note: perhaps(`Quarto alto ${number}`) ?? "",
    commission: perhaps(number % 10_000),
    price: 10_000 + random.below(90_000),
    paidTo: random.pick(["portal", "house"] as const),
  };
}
