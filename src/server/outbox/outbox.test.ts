import { expect, test } from "vitest";
import { confirmed, held } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import type { Tx } from "../database/connect.ts";
import { oweRefund } from "../refunds/owe-refund.ts";
import { oweMail } from "./owe-mail.ts";

const app = await openTestApp();
const { deps } = app;

/** The booking's outbox rows and their jobs. */
async function owed(id: string) {
  const { rows } = await deps.pool.query(
    `select kind as what from mail where booking_id = $1
     union all select reason from refund where booking_id = $1
     union all select split_part(key, ':', 1) from graphile_worker.jobs
     where split_part(key, ':', 2) in (
       select id::text from mail where booking_id = $1
       union select id::text from refund where booking_id = $1)
     order by what`,
    [id],
  );
  return rows.map(({ what }) => what);
}

const at = new Date(deps.clock());
const cause = { actor: "system", source: "command" } as const;
async function oweBoth(tx: Tx, id: string): Promise<void> {
  await oweMail({ tx, at }, id, "cancellation");
  await oweRefund({ tx, cause, at }, id, { reason: "goodwill", amount: 100 });
}

test("mails and money owed have their jobs from the moment they are owed", async () => {
  const { id } = await confirmed(app);
  expect(await owed(id)).toEqual(["confirmation", "owner-notice", "send-mail", "send-mail"]);
  await deps.db.transaction().execute((tx) => oweBoth(tx, id));
  expect(await owed(id)).toEqual(
    ["cancellation", "confirmation", "goodwill", "owner-notice"].concat(
      ["send-mail", "send-mail", "send-mail"],
      ["send-refund"],
    ),
  );
});

test("what is taken back leaves neither the debt nor the job", async () => {
  const { id } = await confirmed(app);
  const before = await owed(id);
  const undone = deps.db.transaction().execute(async (tx) => {
    await oweBoth(tx, id);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await owed(id)).toEqual(before);
});

test("owing the same mail again is owing it once, and nothing paid is nothing to give back", async () => {
  const { id } = await confirmed(app);
  const before = await owed(id);
  await deps.db.transaction().execute((tx) => oweMail({ tx, at }, id, "confirmation"));
  expect(await owed(id)).toEqual(before);
  const unpaid = await held(app);
  const refund = { reason: "goodwill", amount: 100 } as const;
  const owe = deps.db
    .transaction()
    .execute((tx) => oweRefund({ tx, cause, at }, unpaid.id, refund));
  await expect(owe).rejects.toThrow("refund-too-high");
});
