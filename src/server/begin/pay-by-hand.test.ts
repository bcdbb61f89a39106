import { describe, expect, test } from "vitest";
import { takePix } from "../../../tests/support/hand-pix.ts";
import { linkedGuest, newKey } from "../../../tests/support/linked-guest.ts";
import { askForDeposit, confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { notePayment } from "../bookings/note-payment.ts";
import { answerPix } from "../hand-pix/answer-pix.ts";
import { latestPix } from "../hand-pix/find-pix.ts";

const app = await openTestApp();
const { deps } = app;
await askForDeposit(app);
const owner = { actor: "person:dona", source: "admin" } as const;

async function story(channel = "phone") {
  const { id } = await confirmed(app);
  await deps.pool.query("update booking set channel = $2 where id = $1", [id, channel]);
  const guest = await linkedGuest(app, id);
  return { id, guest, code: guest.code };
}

async function mailsOf(id: string): Promise<string[]> {
  const { rows } = await deps.pool.query("select kind from mail where booking_id = $1", [id]);
  return rows.map(({ kind }) => kind);
}

describe("what is open of a booking", () => {
  test("can be paid by Pix if the house takes it, on the site only where the owner allows it", async () => {
    const [made, bought] = [await story(), await story("direct")];
    expect((await made.guest.booking()).isPayableByPix).toBe(false);
    await expect(made.guest.api.openPix(made.code, newKey())).rejects.toThrow("means-not-taken");
    await takePix(app);
    expect((await made.guest.booking()).isPayableByPix).toBe(true);
    expect((await bought.guest.booking()).isPayableByPix).toBe(false);
    await expect(bought.guest.api.openPix(bought.code, newKey())).rejects.toThrow(
      "means-not-taken",
    );
    await takePix(app, { onSite: true });
    expect((await bought.guest.booking()).isPayableByPix).toBe(true);
  });

  test("is one code, whatever is pressed, and a payment once the owner has seen it", async () => {
    const { id, guest, code } = await story();
    const { open } = await guest.booking();
    const key = newKey();
    for (const pressed of [key, key, newKey()]) await guest.api.openPix(code, pressed);
    const { rows } = await deps.pool.query("select id from hand_pix where booking_id = $1", [id]);
    expect(rows).toHaveLength(1);
    expect(await guest.api.getPix(code)).toMatchObject({
      state: "shown",
      purpose: "balance",
      amount: open,
      until: null,
    });
    await guest.api.tellPix(code, newKey());
    expect(await guest.booking()).toMatchObject({ state: "confirmed", pix: "told", open });
    await answerPix(deps, rows[0].id, { kind: "received", amount: open }, owner);
    expect(await guest.booking()).toMatchObject({
      pix: "received",
      open: 0,
      isPayableByPix: false,
    });
    expect(await mailsOf(id)).toContain("payment-received");
    await expect(guest.api.openPix(code, newKey())).rejects.toThrow("nothing-open");
  });

  test("that was paid otherwise meanwhile is asked for no more", async () => {
    const { id, guest, code } = await story();
    await guest.api.openPix(code, newKey());
    const { open } = await guest.booking();
    await notePayment(deps, id, { amount: 10_000, means: "cash" }, owner);
    expect(await guest.api.getPix(code)).toMatchObject({ state: "ended", brCode: "" });
    await guest.api.openPix(code, newKey());
    expect(await latestPix(deps.db, id)).toMatchObject({ state: "shown", amount: open - 10_000 });
  });

  test("is asked for at its amount of now, also after a Pix that was not found", async () => {
    const { id, guest, code } = await story();
    await guest.api.openPix(code, newKey());
    await guest.api.tellPix(code, newKey());
    const { open } = await guest.booking();
    const told = await latestPix(deps.db, id);
    await answerPix(deps, told?.id ?? "", { kind: "missing" }, owner);
    expect(await guest.api.getPix(code)).toMatchObject({ state: "missing", amount: open });
    await notePayment(deps, id, { amount: 10_000, means: "cash" }, owner);
    expect(await guest.api.getPix(code)).toMatchObject({ state: "ended", brCode: "" });
    await guest.api.openPix(code, newKey());
    expect(await guest.api.getPix(code)).toMatchObject({ state: "shown", amount: open - 10_000 });
  });

  test("is told to nobody without the link", async () => {
    const { id, code } = await story();
    const stranger = await linkedGuest(app, (await story()).id);
    for (const press of [
      () => stranger.api.getPix(code),
      () => stranger.api.openPix(code, newKey()),
      () => stranger.api.tellPix(code, newKey()),
    ]) {
      await expect(press()).rejects.toThrow("link-unknown");
    }
    expect(await latestPix(deps.db, id)).toBeUndefined();
  });
});
