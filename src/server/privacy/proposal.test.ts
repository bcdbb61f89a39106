import { expect, test } from "vitest";
import { proposed } from "../../../tests/support/proposals.ts";
import { bookingOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay } from "../../../tests/support/visit.ts";
import { retention } from "../../domain/retention.ts";
import { settleCheckout } from "../settle/settle-checkout.ts";
import { eraseGuest } from "./erase-guest.ts";
import { exportGuest } from "./export-guest.ts";
import { forgetOld } from "./forget-old.ts";

const app = await openTestApp();
const { deps } = app;
const bySystem = { actor: "system", source: "timetable" } as const;
const DAY = 86_400_000;

const kept = (id: string) =>
  deps.db
    .selectFrom("proposal")
    .select(["label", "words"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("what a proposal says of a guest is in her file, and goes with her", async () => {
  const { id, payByCard } = await proposed(app, { label: "Ana, do Rex", words: "Oi, Ana!" });
  const { checkoutId } = await payByCard();
  await pay(app, checkoutId);
  await settleCheckout(deps, checkoutId, bySystem);
  const booking = await bookingOf(app, checkoutId);
  expect(await exportGuest(deps, booking.id)).toContain("Ana, do Rex");
  app.passTime(200 * DAY);
  await eraseGuest(deps, booking.id, bySystem);
  expect(await kept(id)).toEqual({ label: "", words: "" });
});

test("nobody remembers for long whom a proposal was for", async () => {
  const { id } = await proposed(app, { label: "Caio", validHours: 24 });
  app.passTime(retention.proposal.days * DAY);
  await forgetOld(deps);
  expect(await kept(id)).toMatchObject({ label: "Caio" });
  app.passTime(DAY);
  await forgetOld(deps);
  expect(await kept(id)).toMatchObject({ label: "" });
});
