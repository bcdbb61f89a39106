import { expect, test } from "vitest";
import { ownerAt } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { stayAhead, Visit } from "../../../tests/support/visit.ts";
import { calls } from "../../contract/calls.ts";
import { sendMail } from "../mail/send-mail.ts";
import { watchHoarding } from "./watch-hoarding.ts";

const MINUTE = 60_000;
const app = await openTestApp();
const { deps } = app;
const lia = await ownerAt(app);

const alerts = async () => (await lia.api.today()).alerts.map(({ kind }) => kind);

async function hoard(room: string): Promise<Visit[]> {
  const visits = [new Visit(app), new Visit(app)];
  for (const [index, visit] of visits.entries()) {
    await visit.book(room, stayAhead(app, 100 + index * 30, 28));
  }
  return visits;
}

async function ownersMails(): Promise<string[]> {
  const owed = await deps.db.selectFrom("mail").select("id").where("sent_at", "is", null).execute();
  for (const { id } of owed) await sendMail(deps, id);
  return app.mail.messages().map(({ subject }) => subject);
}

test("the owner is told once when rooms become contested, and it ends by itself", async () => {
  await watchHoarding(deps);
  expect(await alerts()).toEqual([]);
  const first = await hoard("mar");
  await watchHoarding(deps);
  const rest = await hoard("farol");
  await watchHoarding(deps);
  expect(await alerts()).toEqual(["hoarding"]);
  expect(await ownersMails()).toEqual(["Muitas noites seguradas sem pagamento"]);

  for (const visit of [...first, ...rest]) await visit.post(calls.releaseCheckout.path);
  await watchHoarding(deps);
  expect(await alerts()).toEqual([]);
});

test("going to the limit and back is told of once an hour, and not after she put it aside", async () => {
  app.passTime(61 * MINUTE);
  for (let time = 0; time < 3; time++) {
    const visits = await hoard("jangada");
    await watchHoarding(deps);
    const [open] = (await lia.api.today()).alerts;
    if (open) await lia.api.dismissAlert({ alertId: open.id });
    await watchHoarding(deps);
    expect(await alerts()).toEqual([]);
    for (const visit of visits) await visit.post(calls.releaseCheckout.path);
    await watchHoarding(deps);
  }
  expect(await ownersMails()).toHaveLength(2);
});
