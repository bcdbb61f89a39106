import type { Stay } from "../../../src/domain/stay.ts";
import { cancelBooking } from "../../../src/server/amendments/cancel-booking.ts";
import type { TestApp } from "../../support/app-on.ts";
import { bookingOf } from "../../support/stories.ts";
import { pay, stayAhead } from "../../support/visit.ts";
import { endWithdrawal } from "../../support/withdrawal.ts";
import type { FaultApp } from "../app.ts";
import { ask, overAgain } from "../client.ts";
import { pressBookNow } from "../guest.ts";
import { inParallel } from "../parallel.ts";

const ROOMS = ["mar", "coqueiro", "jangada", "farol"];
const PARALLEL = 4;
const owner = { actor: "person:dona", source: "admin" } as const;

export type Held = { readonly checkoutId: string; readonly room: string; readonly stay: Stay };

/** Sequential guests with their own nights, so that there is no race here. */
export function createGuests(app: FaultApp) {
  let next = 0;
  async function hold(room?: string, stay?: Stay): Promise<Held> {
    const index = next++;
    const wanted = room ?? (ROOMS[index % ROOMS.length] as string);
    const nights = stay ?? stayAhead(app, 5 + Math.floor(index / ROOMS.length) * 3, 2);
    const { status, body } = await pressBookNow(app.url, wanted, nights);
    if (!body.checkoutId) throw new Error(`no session: ${status}`);
    return { checkoutId: body.checkoutId, room: wanted, stay: nights };
  }
  async function settle({ checkoutId }: Held): Promise<string> {
    await pay(app, checkoutId, { email: `${checkoutId}@exemplo.example` });
    const { status } = await ask(`${app.url}/reservas`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ checkoutId }),
    });
    if (status !== 200) throw new Error(`not confirmed: ${status}`);
    return checkoutId;
  }
  return {
    hold: (count: number) => inParallel(PARALLEL, count, () => hold()),
    settle: (held: readonly Held[]) =>
      inParallel(PARALLEL, held.length, (index) => settle(held[index] as Held)),
    book: (count: number) => inParallel(PARALLEL, count, async () => settle(await hold())),
    /** Other guests buy the nights of released sessions. */
    async buyFreed(freed: readonly Held[]): Promise<void> {
      for (const { room, stay } of freed) await settle(await hold(room, stay));
    },
  };
}

export async function cancelAll(
  { deps }: TestApp,
  checkoutIds: readonly string[],
  refund?: number,
): Promise<void> {
  for (const checkoutId of checkoutIds) {
    const { id } = await bookingOf({ deps }, checkoutId);
    if (refund !== undefined) await endWithdrawal({ deps }, id);
    const wish = { who: "guest", refund, agreed: "Combinado." } as const;
    await overAgain(() => cancelBooking(deps, id, owner, wish));
  }
}

/** Guests close the payment: ended at the provider, whose webhook frees the nights. */
export async function giveUp({ deps }: TestApp, held: readonly Held[]): Promise<void> {
  for (const { checkoutId } of held) await deps.payments.endSession(checkoutId);
}
