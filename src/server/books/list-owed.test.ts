import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { linkedGuest, newKey } from "../../../tests/support/linked-guest.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { readAccount } from "../account/read-account.ts";
import { inTransaction } from "../database/transaction.ts";
import { moveRefund } from "../refunds/move-refund.ts";

const app = await openTestApp();
const lia = await ownerAt(app);

const owedTo = async (id: string) =>
  (await lia.api.listOwed()).find(({ bookingId }) => bookingId === id)?.owed ?? 0;

test("what came by hand is owed by hand until it is noted", async () => {
  const { id } = await confirmed(app);
  await lia.api.addExtra({ bookingId: id, amount: 20_000, words: "Passeio" });
  await lia.api.notePayment({ bookingId: id, amount: 20_000, means: "cash" });
  expect(await owedTo(id)).toBe(0);
  await lia.api.cancelBooking({ bookingId: id, who: "guest" });
  expect(await owedTo(id)).toBe(20_000);
  await lia.api.noteReturn({ bookingId: id, amount: 20_000, means: "pix" });
  expect(await owedTo(id)).toBe(0);
});

test("it is told where the guest wants it, for how long, and whether her address moved", async () => {
  const { id } = await confirmed(app);
  await lia.api.addExtra({ bookingId: id, amount: 20_000, words: "Passeio" });
  await lia.api.notePayment({ bookingId: id, amount: 20_000, means: "pix" });
  app.passTime(86_400_000);
  await linkedGuest(app, id).then(({ api, code }) =>
    api.cancel(code, newKey(), { seen: 287_000, refundKey: "nina@pix.example" }),
  );
  const cancelled = app.deps.clock();
  app.passTime(3_600_000);
  const { version, guestName, guestPhone, note, expectedArrival } = await lia.api.getBooking({
    bookingId: id,
  });
  const edit = { guestName: guestName ?? "", guestPhone, note, expectedArrival };
  await lia.api.editBooking({
    bookingId: id,
    version,
    ...edit,
    guestEmail: "outra@exemplo.example",
  });
  const one = (await lia.api.listOwed()).find(({ bookingId }) => bookingId === id);
  expect(one).toMatchObject({ owed: 20_000, waiting: 20_000 });
  expect(one?.refundKey).toMatchObject({ key: "nina@pix.example", at: one?.since });
  const hoursAgo = (at = 0) => Math.round((app.deps.clock() - at) / 3_600_000);
  expect([cancelled, one?.since, one?.addressMoved?.at].map(hoursAgo)).toEqual([1, 1, 0]);
});

test("what somebody else has noted since is not noted again", async () => {
  const { id } = await confirmed(app, "coqueiro");
  await lia.api.addExtra({ bookingId: id, amount: 20_000, words: "Passeio" });
  await lia.api.notePayment({ bookingId: id, amount: 20_000, means: "cash" });
  await lia.api.giveBack({ bookingId: id, amount: 230_000, words: "Falta de luz" });
  const note = () =>
    lia.api.noteReturn({ bookingId: id, amount: 2_000, means: "pix", seen: 2_000 });
  await note();
  await expect(note()).rejects.toThrow("refund-settled");
  expect(await owedTo(id)).toBe(0);
  expect(await readAccount(app.deps.db, id)).toMatchObject({ refunding: 230_000 });
});

test("what was paid too much is noted once as well, and not after it went back another way", async () => {
  const { id } = await confirmed(app, "coqueiro");
  await lia.api.notePayment({ bookingId: id, amount: 3_000, means: "pix", evenMore: true });
  const note = () =>
    lia.api.noteReturn({ bookingId: id, amount: 3_000, means: "pix", seen: 3_000 });
  await note();
  await expect(note()).rejects.toThrow("refund-settled");
  expect(await readAccount(app.deps.db, id)).toMatchObject({ total: 228_000, refunding: 3_000 });
});

test("a refund that the provider refused is no money that came in beyond the price", async () => {
  const { id } = await confirmed(app, "coqueiro");
  await lia.api.cancelBooking({ bookingId: id, who: "guest" });
  const { rows } = await app.deps.pool.query("select id from refund where booking_id = $1", [id]);
  const cause = { actor: "provider", source: "webhook" } as const;
  const refused = { state: "failed", providerId: "re_refused" } as const;
  await inTransaction(app.deps.db, (tx) => {
    const change = { tx, cause, at: new Date(app.deps.clock()) };
    return moveRefund(app.deps, change, rows[0].id, refused);
  });
  expect((await lia.api.today()).alerts).toMatchObject([{ kind: "refund-failed" }]);
  expect(await owedTo(id)).toBe(0);
});

test("what was paid too much is owed, and so is what came after the end", async () => {
  const { id } = await confirmed(app);
  await lia.api.notePayment({ bookingId: id, amount: 3_000, means: "pix", evenMore: true });
  expect(await owedTo(id)).toBe(3_000);
  await lia.api.giveBack({ bookingId: id, amount: 3_000, words: "" });
  expect(await owedTo(id)).toBe(3_000);
  await lia.api.noteReturn({ bookingId: id, amount: 3_000, means: "pix" });
  await lia.api.cancelBooking({ bookingId: id, who: "guest" });
  expect(await owedTo(id)).toBe(0);
  await lia.api.notePayment({ bookingId: id, amount: 5_000, means: "pix", evenMore: true });
  expect(await owedTo(id)).toBe(5_000);
});
