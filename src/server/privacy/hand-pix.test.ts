import { describe, expect, test } from "vitest";
import { goTo, heldForPix, takePix, withReceipt } from "../../../tests/support/hand-pix.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { retention } from "../../domain/retention.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { answerPix } from "../hand-pix/answer-pix.ts";
import { latestPix } from "../hand-pix/find-pix.ts";
import { reconcile } from "../reconciler/reconcile.ts";
import { eraseGuest } from "./erase-guest.ts";
import { exportGuest } from "./export-guest.ts";
import { forgetOld } from "./forget-old.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const app = await openTestApp();
const { deps } = app;
await takePix(app, { onSite: true });
const owner = { actor: "person:dona", source: "admin" } as const;

/** A Pix with a receipt, after its deadline. */
async function ended() {
  goTo(app, "10:00");
  const story = await withReceipt(await heldForPix(app));
  app.passTime(3 * HOUR);
  await reconcile(deps);
  return story;
}

async function countReceipts(pixId: string): Promise<number> {
  const { rows } = await deps.pool.query("select from hand_pix_receipt where pix_id = $1", [pixId]);
  return rows.length;
}

describe("who chose Pix", () => {
  test("and did not pay is forgotten after a month, but not while the house has not looked", async () => {
    const [looked, waiting] = [await ended(), await ended()];
    await answerPix(deps, looked.pixId, { kind: "missing" }, owner);
    app.passTime((retention.unpaidPix.days - 2) * DAY);
    await forgetOld(deps);
    expect((await getBooking(deps.db, looked.id)).guest_name).toBe(looked.payer.name);
    app.passTime(3 * DAY);
    await forgetOld(deps);
    expect(await getBooking(deps.db, looked.id)).toMatchObject({
      guest_name: null,
      guest_email: null,
      guest_phone: null,
    });
    expect((await getBooking(deps.db, waiting.id)).guest_name).toBe(waiting.payer.name);
    expect(await countReceipts(looked.pixId)).toBe(0);
    expect(await countReceipts(waiting.pixId)).toBe(1);
  });

  test("has a hash of her address only while it is open", async () => {
    const { id, pixId, dueNow } = await heldForPix(app);
    expect(await latestPix(deps.db, id)).toMatchObject({ email_hash: expect.any(String) });
    await answerPix(deps, pixId, { kind: "received", amount: dueNow }, owner);
    const nothing = { email_hash: null, phone_hash: null };
    expect(await latestPix(deps.db, id)).toMatchObject(nothing);
    expect(await latestPix(deps.db, (await ended()).id)).toMatchObject(nothing);
  });

  test("sends a picture that is deleted on its day", async () => {
    const { pixId, dueNow } = await withReceipt(await heldForPix(app));
    await answerPix(deps, pixId, { kind: "received", amount: dueNow }, owner);
    app.passTime((retention.pixReceipt.days - 1) * DAY);
    await forgetOld(deps);
    expect(await countReceipts(pixId)).toBe(1);
    app.passTime(DAY);
    await forgetOld(deps);
    expect(await countReceipts(pixId)).toBe(0);
  });

  test("gets it with her data, and has it erased with them", async () => {
    const { id, pixId, dueNow } = await ended();
    const [booking] = JSON.parse(await exportGuest(deps, id)).reservas;
    expect(booking.pixParaACasa).toMatchObject([
      { comprovante: expect.stringMatching(/^data:image\/jpeg;base64,/) },
    ]);
    app.passTime(5 * DAY);
    await expect(eraseGuest(deps, id, owner)).rejects.toThrow("guest-data-needed");
    await answerPix(deps, pixId, { kind: "missing" }, owner);
    await eraseGuest(deps, id, owner);
    expect(await countReceipts(pixId)).toBe(0);
    // A payment that is found later confirms a booking without a name.
    await answerPix(deps, pixId, { kind: "received", amount: dueNow }, owner);
    expect(await getBooking(deps.db, id)).toMatchObject({ state: "confirmed", guest_name: null });
  });
});
