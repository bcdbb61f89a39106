import { expect, test } from "vitest";
import { codeNext, codeNow } from "../../../tests/support/authenticator.ts";
import {
  cleanerAt,
  helperAt,
  ownerAt,
  ownerPassword,
  type Someone,
  signedInOwner,
} from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp();
const { pool } = app.deps;
const DAY = 24 * 60 * 60_000;
const emailOf = (name: string) => `${name}@maremansa.example`;
const asked = (name: string) => signedInOwner(app, emailOf(name), { isAsked: true });

/** What the person's pages would show. */
async function finds({ api }: Someone): Promise<string> {
  return api.listPeople().then(
    () => "everything",
    (error: Error) => error.message,
  );
}

const kindOf = async ({ api }: Someone) => (await api.whoIsSignedIn())?.secondFactorAsk.kind;

test("an owner is asked at her first sign-in, and puts it off for seven days, once", async () => {
  const eva = await asked("eva");
  expect([await kindOf(eva), await finds(eva)]).toEqual(["asked", "second-factor-required"]);

  const from = app.deps.clock();
  await eva.api.putOffSecondFactor();
  expect([await kindOf(eva), await finds(eva)]).toEqual(["put-off", "everything"]);
  const ask = (await eva.api.whoIsSignedIn())?.secondFactorAsk;
  const until = ask?.kind === "put-off" ? ask.until : 0;
  expect(until).toBeGreaterThanOrEqual(from + 7 * DAY);
  expect(until).toBeLessThan(from + 7 * DAY + 60_000);

  app.passTime(6 * DAY);
  await eva.api.putOffSecondFactor();
  expect(await finds(eva)).toBe("everything");
  app.passTime(DAY);
  expect([await kindOf(eva), await finds(eva)]).toEqual(["overdue", "second-factor-required"]);
  await eva.api.putOffSecondFactor();
  expect(await finds(eva)).toBe("second-factor-required");

  const setup = await eva.api.beginSecondFactor(ownerPassword);
  eva.keep((await eva.api.confirmSecondFactor(codeNow(setup?.secret ?? ""))) ?? []);
  expect([await kindOf(eva), await finds(eva)]).toEqual(["none", "everything"]);
});

test("who presses it on two devices at once has put it off once", async () => {
  const ivo = await asked("ivo");
  await Promise.all([1, 2, 3].map(() => ivo.api.putOffSecondFactor()));
  const { rows } = await pool.query(
    `select count(*)::int as entries from activity
     where kind = 'second-factor-put-off' and subject = (select id from "user" where email = $1)`,
    [emailOf("ivo")],
  );
  expect(rows).toEqual([{ entries: 1 }]);
});

test("the row itself gives no second time, whoever writes it", async () => {
  const olga = await asked("olga");
  await olga.api.putOffSecondFactor();
  const write = (value: string) =>
    pool.query(`update "user" set "secondFactorPutOffUntil" = ${value} where email = $1`, [
      emailOf("olga"),
    ]);
  await expect(write("'infinity'")).rejects.toThrow("put off once");
  await expect(write("null")).rejects.toThrow("put off once");
});

test("who turns it off again finds only that page once her seven days are over", async () => {
  const rita = await asked("rita");
  await rita.api.putOffSecondFactor();
  const setup = await rita.api.beginSecondFactor(ownerPassword);
  rita.keep((await rita.api.confirmSecondFactor(codeNow(setup?.secret ?? ""))) ?? []);
  app.passTime(8 * DAY);
  expect(await finds(rita)).toBe("everything");
  await rita.api.stepUp(codeNext(setup?.secret ?? ""));
  rita.keep((await rita.api.endSecondFactor(ownerPassword)) ?? []);
  expect([await kindOf(rita), await finds(rita)]).toEqual(["overdue", "second-factor-required"]);
});

test("the team and who cleans are not asked, and whoever becomes an owner is", async () => {
  const rui = await helperAt(app);
  const zefa = await cleanerAt(app);
  expect([await kindOf(rui), await kindOf(zefa)]).toEqual(["none", "none"]);
  await expect(rui.api.putOffSecondFactor()).rejects.toThrow("not-allowed");
  expect(await rui.api.listFeeds()).toEqual([]);
  const lia = await ownerAt(app);
  const { id } = (await rui.api.whoIsSignedIn()) ?? { id: "" };
  await lia.api.changeRole({ personId: id, role: "owner" });
  expect([await kindOf(rui), await finds(rui)]).toEqual(["asked", "second-factor-required"]);
});
