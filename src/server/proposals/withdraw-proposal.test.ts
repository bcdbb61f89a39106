import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { proposed, takePix } from "../../../tests/support/proposals.ts";
import { countWaiting } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { lockBooking } from "../bookings/find-booking.ts";
import { inTransaction } from "../database/transaction.ts";
import { withdrawProposal } from "./withdraw-proposal.ts";

const app = await openTestApp();
const { deps } = app;
const byOwner = { actor: "person:dona", source: "admin" } as const;

test("a proposal is not withdrawn if the guest says meanwhile that she has paid", async () => {
  await takePix(app);
  const { id, payByPix, look } = await proposed(app, { keepHours: 24 });
  const { id: bookingId } = await deps.db
    .selectFrom("booking")
    .select("id")
    .where("code", "=", await payByPix())
    .executeTakeFirstOrThrow();
  let withdrawn: Promise<unknown> | undefined;
  await inTransaction(deps.db, async (tx) => {
    await lockBooking(tx, bookingId);
    withdrawn = withdrawProposal(deps, id, byOwner).catch(({ code }) => code);
    while ((await countWaiting(app)) === 0) await sleep(5);
    const told = { state: "told", told_at: new Date(deps.clock()) } as const;
    await tx.updateTable("hand_pix").set(told).where("booking_id", "=", bookingId).execute();
  });
  expect(await withdrawn).toBe("proposal-waits");
  expect((await look()).state).toBe("paying");
});
