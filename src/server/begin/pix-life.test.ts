import { expect, test } from "vitest";
import { bookingOf, held, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { closeCheckout } from "../settle/close-checkout.ts";

const MINUTE = 60_000;
const app = await openTestApp({ settings: { PIX: "true" } });

test("a Pix begun in its session's last minute ends before the hold does", async () => {
  const { checkoutId, id, room, stay } = await held(app);
  app.passTime(34 * MINUTE);
  await pay(app, checkoutId, { method: "pix" });
  app.passTime(11 * MINUTE);
  const cause = { actor: "system", source: "timetable" } as const;
  await closeCheckout(app.deps, await bookingOf(app, checkoutId), cause);
  expect(await stateOf(app, id)).toBe("expired");
  expect((await new Visit(app).book(room, stay)).statusCode).toBe(200);
});
