import { randomBytes } from "node:crypto";
import type { GuestChange } from "../../src/contract/guest-api.ts";
import type { GuestTerms } from "../../src/domain/guest-terms.ts";
import { getBooking } from "../../src/server/bookings/find-booking.ts";
import { createGuestApi } from "../../src/server/guest/guest-api.ts";
import type { TestApp } from "./app-on.ts";
import { guestCaller } from "./guest-caller.ts";
import { guestSecret } from "./guest-secret.ts";

/** A guest who has opened the link of her booking. */
export async function linkedGuest(app: Pick<TestApp, "deps">, bookingId: string) {
  const { deps } = app;
  const booking = await getBooking(deps.db, bookingId);
  const api = createGuestApi(deps, guestCaller(await guestSecret(deps, booking)));
  const { code } = booking;
  return {
    api,
    code,
    booking: () => api.getBooking(code),
    /** The offer for a change, which must be possible. */
    offer: async (wish: Partial<GuestChange>) => {
      const { answer } = await api.lookAtChange(code, wish);
      if (answer?.kind !== "offer") throw new Error(`no offer: ${JSON.stringify(answer)}`);
      return answer.offer;
    },
    /** Takes the offer for a change as it is shown. */
    async change(wish: Partial<GuestChange>, key = newKey()) {
      const { wish: whole, figures } = await this.offer(wish);
      return api.change(code, key, { ...whole, seen: figures });
    },
    /** Cancels for what is shown. */
    async cancel(stayId?: string, key = newKey()) {
      const { refund } = await api.previewCancellation(code, stayId);
      const wish = { seen: refund, ...(stayId && { stayId }) };
      await api.cancel(code, key, wish);
      return refund;
    },
  };
}

export const newKey = () => randomBytes(16).toString("hex");

export async function letGuests(
  { deps }: Pick<TestApp, "deps">,
  terms: Partial<GuestTerms>,
): Promise<void> {
  const usual: GuestTerms = { cancel: true, change: "request", changeUntilDays: 7, tell: true };
  const guest_terms = JSON.stringify({ ...usual, ...terms });
  await deps.db.updateTable("property").set({ guest_terms }).execute();
}
