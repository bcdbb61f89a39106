import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { bookingOf, freshStay } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, pay, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { forgetOld } from "../privacy/forget-old.ts";

const app = await openTestApp();
const { deps } = app;
const newKey = () => randomBytes(16).toString("hex");

async function holdsOn(checkIn: string): Promise<number> {
  const { rows } = await deps.pool.query(
    "select from booking where check_in = $1 and state = 'held'",
    [checkIn],
  );
  return rows.length;
}

test("a first answer that was lost leaves no ghost: the next try has the same hold and session", async () => {
  const stay = freshStay(app);
  const key = newKey();
  const lost = (await new Visit(app).book("coqueiro", stay, { key })).json();
  // The cookie was lost too.
  const guest = new Visit(app);
  const answer = await guest.book("coqueiro", stay, { key });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(lost);
  expect(await holdsOn(stay.checkIn)).toBe(1);

  // From here on her cookie identifies her as the first visitor.
  await guest.post(calls.releaseCheckout.path);
  expect((await bookingOf(app, lost.checkoutId)).state).toBe("expired");
});

test("two calls at once with one key, without a cookie, are one hold, ten times", async () => {
  for (let round = 0; round < 10; round++) {
    const stay = freshStay(app, 1);
    const key = newKey();
    const answers = await Promise.all(
      [1, 2, 3].map(() => new Visit(app).book("jangada", stay, { key })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().checkoutId)).size).toBe(1);
    expect(await holdsOn(stay.checkIn)).toBe(1);
  }
});

test("a key is bound to what was first asked for: another body under it is refused in words", async () => {
  const stay = freshStay(app);
  const key = newKey();
  const first = (await new Visit(app).book("mar", stay, { key })).json();
  for (const other of [{ guests: 3 }, { language: "en-US" }]) {
    const answer = await new Visit(app).book("mar", stay, { key, ...other });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "key-reused"]);
  }
  const elsewhere = await new Visit(app).book("mar", freshStay(app), { key });
  expect(elsewhere.statusCode).toBe(422);
  expect((await bookingOf(app, first.checkoutId)).state).toBe("held");
});

test("whoever got another cookie in the meantime still has the hold of her own key", async () => {
  const stay = freshStay(app);
  const key = newKey();
  const lost = (await new Visit(app).book("farol", stay, { key })).json();
  const guest = new Visit(app);
  await guest.book("farol", freshStay(app), { key: newKey() });
  const answer = await guest.book("farol", stay, { key });
  expect([answer.statusCode, answer.json().checkoutId]).toEqual([200, lost.checkoutId]);
});

test("a hold that has ended is held anew under its key, and somebody else's key opens nothing", async () => {
  const stay = freshStay(app);
  const key = newKey();
  const guest = new Visit(app);
  const first = (await guest.book("coqueiro", stay, { key })).json();
  expect((await new Visit(app).book("coqueiro", stay, { key: newKey() })).statusCode).toBe(409);
  await control(app, `sessions/${first.checkoutId}/expire`);
  const second = await guest.book("coqueiro", stay, { key });
  expect(second.statusCode).toBe(200);
  expect(second.json().checkoutId).not.toBe(first.checkoutId);
  const again = await new Visit(app).book("coqueiro", stay, { key });
  expect(again.json().checkoutId).toBe(second.json().checkoutId);
  await pay(app, second.json().checkoutId);
});

test("who closes the payment before an answer came frees her nights by the key alone", async () => {
  const stay = freshStay(app);
  const key = newKey();
  const lost = (await new Visit(app).book("jangada", stay, { key })).json();
  const stranger = new Visit(app);
  await stranger.post(calls.releaseCheckout.path, { key: newKey() });
  expect((await bookingOf(app, lost.checkoutId)).state).toBe("held");
  const answer = await new Visit(app).post(calls.releaseCheckout.path, { key });
  expect(answer.statusCode).toBe(204);
  expect((await bookingOf(app, lost.checkoutId)).state).toBe("expired");
  expect((await new Visit(app).book("jangada", stay)).statusCode).toBe(200);
});

test("only hashes of keys are kept, for a week", async () => {
  const key = newKey();
  await new Visit(app).book("farol", freshStay(app), { key });
  const { rows } = await deps.pool.query("select * from checkout_key");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(key);
  app.passTime(8 * 86_400_000);
  await forgetOld(deps);
  expect((await deps.pool.query("select from checkout_key")).rows).toEqual([]);
});

test("what cannot be a key is refused, and the plain call needs none", async () => {
  const stay = freshStay(app);
  for (const key of ["", "short", `${newKey()}0`, newKey().toUpperCase()]) {
    expect((await new Visit(app).book("jangada", stay, { key })).statusCode).toBe(422);
  }
  expect((await new Visit(app).book("jangada", stay)).statusCode).toBe(200);
});
