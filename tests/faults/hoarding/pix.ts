import { randomUUID } from "node:crypto";
import { AppError } from "../../../src/domain/app-error.ts";
import { pixDeadline } from "../../../src/domain/pix-deadline.ts";
import { getProperty } from "../../../src/server/property/get-property.ts";
import { goTo, heldForPix, newPayer, takePix } from "../../support/hand-pix.ts";
import { stayAhead } from "../../support/visit.ts";
import type { FaultApp } from "../app.ts";
import { type Heard, isForNow } from "../client.ts";
import type { Random } from "../random.ts";
import type { Finding } from "../report.ts";
import { type Attack, HORIZON, LONGEST, ROOMS } from "./attack.ts";
import { hoarding } from "./run.ts";

const MINUTE = 60_000;
/** A Pix told at ten to eight in the evening keeps its nights until ten to ten next morning. */
const LONGEST_MINUTES = 14 * 60;
const RECONCILED_MINUTES = 20;

/**
 * The same attack with Pix to the house's key, at the hour at which a Pix keeps nights longest:
 * visitors under ever new names open one after the other and say that they paid.
 */
export async function pixHoarding(
  app: FaultApp,
  size: Attack & { readonly honest: number },
  random: Random,
): Promise<Finding> {
  await takePix(app, { onSite: true });
  goTo(app, "19:45");
  const minutes = {
    first: 46,
    step: RECONCILED_MINUTES,
    last: LONGEST_MINUTES + RECONCILED_MINUTES,
  };
  // Rate limits slow the attack down: it must hold all it can before the honest guests come.
  const siege = { createAttacker, before: 0.8, minutes };
  const finding = await hoarding(app, size, random, siege);
  const late = await keptTooLong(app);
  const told = late.length > 0 ? [`${late.length} Pix kept nights for too long`] : [];
  return {
    ...finding,
    failures: finding.failures + told.length,
    note: [finding.note, ...told].join("; "),
  };
}

/** Of ten visitors five share a network, four a machine, and one has an address of its own. */
function addressOf(visitor: number, visitors: number): string {
  if (visitor < visitors * 0.5) return "2001:db8:0:0";
  return visitor < visitors * 0.9 ? "127.0.0.2" : `203.0.113.${visitor}`;
}

function createAttacker(app: FaultApp, { visitors }: Attack, random: Random) {
  const payers = Array.from({ length: visitors }, newPayer);
  return async (attempt: number): Promise<Heard> => {
    const visitor = attempt % visitors;
    // One in ten keeps his name, so he must wait until his last Pix has ended.
    const payer = visitor % 10 === 0 ? payers[visitor] : newPayer();
    const stay = stayAhead(app, 1 + random.below(HORIZON), 1 + random.below(LONGEST));
    const address = addressOf(visitor, visitors);
    const room = random.pick(ROOMS);
    try {
      const wish = { room, stay, address, visitorId: randomUUID(), ...(payer && { payer }) };
      const { tell } = await heldForPix(app, wish);
      if (random.next() < 0.9) await tell();
      return { status: 200, retryAfter: null };
    } catch (error) {
      if (isForNow(error)) return { status: 503, retryAfter: "" };
      if (!(error instanceof AppError)) throw error;
      return { status: error.code === "too-many-requests" ? 429 : 409, retryAfter: null };
    }
  };
}

/** The limit: two hours of the house's waking hours, and in any case the usual time of a hold. */
async function keptTooLong(app: FaultApp): Promise<string[]> {
  const { timeZone, checkInTime } = await getProperty(app.deps.db);
  const { rows } = await app.deps.pool.query(
    `select booking.id, told_at, check_in::text, created_at, ended_at
     from hand_pix join booking on booking.id = booking_id where told_at is not null`,
  );
  return rows
    .filter(({ told_at, check_in, created_at, ended_at }) => {
      const deadline = pixDeadline(told_at.getTime(), { timeZone, checkInTime, checkIn: check_in });
      const ordinary = created_at.getTime() + 45 * MINUTE;
      const last = Math.max(deadline, ordinary) + (RECONCILED_MINUTES + 1) * MINUTE;
      return ended_at === null || ended_at.getTime() > last;
    })
    .map(({ id }) => id);
}
