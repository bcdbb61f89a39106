import { expect, test } from "vitest";
import { askChange } from "../../../tests/support/asked-change.ts";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { addDays } from "../../domain/day.ts";

const app = await openTestApp();
const lia = await ownerAt(app);
const rui = await helperAt(app);

const waiting = async () => (await rui.api.today()).askedChanges.map(({ id }) => id);

test("what a guest asks for stands in today and on the booking until somebody says yes", async () => {
  const { id, stay } = await confirmed(app, "mar");
  const changeId = await askChange(app, id, "O voo mudou");
  expect(await waiting()).toEqual([changeId]);
  expect((await lia.api.getBooking({ bookingId: id })).askedChange).toMatchObject({
    id: changeId,
    bookingId: id,
    guestName: "Ana Lima",
    words: "O voo mudou",
    before: { name: "Quarto Mar", stay },
    after: { stay: { checkIn: addDays(stay.checkIn, 1) } },
  });

  await rui.api.answerChange({ bookingId: id, changeId, answer: "accept" });

  const { checkIn, askedChange, journal } = await lia.api.getBooking({ bookingId: id });
  expect([checkIn, askedChange]).toEqual([addDays(stay.checkIn, 1), null]);
  expect(await waiting()).toEqual([]);
  const answered = journal.findLast(({ event }) => event === "moved");
  expect(answered?.by).toBe("Rui");
});

test("a no leaves the booking as it is, and a request is answered once", async () => {
  const { id, stay } = await confirmed(app, "farol");
  const changeId = await askChange(app, id);
  await lia.api.answerChange({ bookingId: id, changeId, answer: "decline" });
  expect(await lia.api.getBooking({ bookingId: id })).toMatchObject({ ...stay, askedChange: null });
  await expect(rui.api.answerChange({ bookingId: id, changeId, answer: "accept" })).rejects.toThrow(
    "change-gone",
  );
});

test("a request of another booking is not found", async () => {
  const { id } = await confirmed(app, "coqueiro");
  const { id: other } = await confirmed(app, "jangada");
  const changeId = await askChange(app, id);
  await expect(
    lia.api.answerChange({ bookingId: other, changeId, answer: "accept" }),
  ).rejects.toThrow("change-gone");
  await expect(
    lia.api.answerChange({ bookingId: id, changeId: "none", answer: "accept" }),
  ).rejects.toThrow("invalid-request");
});
