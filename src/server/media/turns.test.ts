import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("no more than so many at once, each in the order it came, and a failure gives its turn on", async () => {
  const inTurn = createTurns(2);
  let now = 0;
  let most = 0;
  const done: number[] = [];
  const work = (number: number) => async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
    done.push(number);
    if (number === 1) throw new Error("broken");
  };
  const all = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => inTurn(work(number))));
  expect(all.map(({ status }) => status)).toEqual([
    "rejected",
    ...Array.from({ length: 4 }, () => "fulfilled"),
  ]);
  expect(most).toBe(2);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test("who has waited long enough is told so, and leaves the line to the others", async () => {
  const inTurn = createTurns(1, { waiting: 1, longestMs: 20 });
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const first = inTurn(() => promise);
  await expect(inTurn(async () => "late")).rejects.toMatchObject({ code: "pictures-busy" });
  const third = inTurn(async () => "served");
  await expect(inTurn(async () => "too many")).rejects.toMatchObject({ code: "pictures-busy" });
  finish();
  await first;
  expect(await third).toBe("served");
});
