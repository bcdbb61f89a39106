import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { newPayer, takePix } from "../../../tests/support/hand-pix.ts";
import { proposed } from "../../../tests/support/proposals.ts";
import { bookingOf, countWaiting, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pay, Visit } from "../../../tests/support/visit.ts";
import { getBooking, lockBooking } from "../bookings/find-booking.ts";
import { inTransaction } from "../database/transaction.ts";
import { answerPix } from "../hand-pix/answer-pix.ts";
import { latestPix } from "../hand-pix/find-pix.ts";
import { tellPix } from "../hand-pix/tell-pix.ts";
import { closeCheckout } from "../settle/close-checkout.ts";
import { withdrawProposal } from "./withdraw-proposal.ts";

const app = await openTestApp();
const { deps } = app;
const byOwner = { actor: "person:dona", source: "admin" } as const;
const bySystem = { actor: "system", source: "timetable" } as const;
const end = async (id: string) => closeCheckout(deps, await getBooking(deps.db, id), bySystem);

describe("a proposal that is withdrawn", () => {
  test("frees its nights and cannot be paid", async () => {
    const { id, stay, payByCard, look } = await proposed(app, { keepHours: 24 });
    await withdrawProposal(deps, id, byOwner);
    expect((await look()).state).toBe("withdrawn");
    await expect(payByCard()).rejects.toMatchObject({ code: "proposal-over" });
    expect((await new Visit(app).book("mar", stay)).statusCode).toBe(200);
  });

  test("ends an open payment, unless the guest was faster", async () => {
    const given = await proposed(app, { keepHours: 24 });
    const open = await given.payByCard();
    await withdrawProposal(deps, given.id, byOwner);
    await end((await bookingOf(app, open.checkoutId)).id);
    expect((await bookingOf(app, open.checkoutId)).state).toBe("expired");
    expect((await new Visit(app).book("mar", given.stay)).statusCode).toBe(200);

    const faster = await proposed(app);
    const { checkoutId } = await faster.payByCard();
    await pay(app, checkoutId);
    await withdrawProposal(deps, faster.id, byOwner);
    await end((await bookingOf(app, checkoutId)).id);
    expect((await faster.look()).state).toBe("paid");
    await expect(withdrawProposal(deps, faster.id, byOwner)).rejects.toMatchObject({
      code: "proposal-paid",
    });
  });
});

const bookingBy = async (payByPix: () => Promise<string>) =>
  deps.db
    .selectFrom("booking")
    .select("id")
    .where("code", "=", await payByPix())
    .executeTakeFirstOrThrow();

test("a proposal is not withdrawn if the guest says meanwhile that she has paid", async () => {
  await takePix(app);
  const { id, payByPix, look } = await proposed(app, { keepHours: 24 });
  const { id: bookingId } = await bookingBy(payByPix);
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

test("but it is once the house has said that it did not find the Pix", async () => {
  await takePix(app);
  const { id, payByPix, look } = await proposed(app);
  const { id: bookingId } = await bookingBy(() => payByPix(newPayer()));
  await tellPix(deps, bookingId);
  const pix = await latestPix(deps.db, bookingId);
  await answerPix(deps, pix?.id ?? "", { kind: "missing" }, byOwner);
  await withdrawProposal(deps, id, byOwner);
  expect((await look()).state).toBe("withdrawn");
  await end(bookingId);
  expect(await stateOf(app, bookingId)).toBe("expired");
});
