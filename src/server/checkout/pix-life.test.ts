import { expect, test } from "vitest";
import { bookingOf, held, stateOf } from "../../../tests/support/stories.ts";
import { openTestHouse } from "../../../tests/support/test-house.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { endHold } from "./end-hold.ts";

const MINUTE = 60_000;
const house = await openTestHouse({ settings: { PIX: "true" } });

test("a Pix begun in its session's last minute ends before the hold does", async () => {
  const { checkoutId, id, room, stay } = await held(house);
  house.passTime(34 * MINUTE);
  await pay(house, checkoutId, { method: "pix" });
  house.passTime(11 * MINUTE);
  const cause = { actor: "system", source: "timetable" } as const;
  await endHold(house.deps, await bookingOf(house, checkoutId), cause);
  expect(await stateOf(house, id)).toBe("expired");
  expect((await new Visit(house).book(room, stay)).statusCode).toBe(200);
});
