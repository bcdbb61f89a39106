import { expect, test } from "vitest";
import { confirmed } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { sendMail } from "../mail/send-mail.ts";
import { resumeWork } from "../reconciler/resume-work.ts";
import { pauseAfter } from "./resume-mails.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const app = await openTestApp();
const { deps } = app;

async function owedMail(): Promise<{ id: string; key: string }> {
  const { id: bookingId } = await confirmed(app);
  const { id } = await deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "=", "confirmation")
    .executeTakeFirstOrThrow();
  return { id, key: `send-mail:${id}` };
}

const resume = () => resumeWork(deps, new Date(deps.clock()));

async function jobsOf(key: string) {
  const { rows } = await deps.pool.query(
    `select attempts, max_attempts, locked_by,
            round(extract(epoch from run_at - now()))::int as due_in
     from graphile_worker.jobs where key = $1`,
    [key],
  );
  return rows;
}

const setJob = (key: string, change: string) =>
  deps.pool.query(`update graphile_worker._private_jobs set ${change} where key = $1`, [key]);

test("a mail that waits for its next try keeps its pause and its count of tries", async () => {
  const { key } = await owedMail();
  await setJob(key, "attempts = 3, run_at = now() + interval '20 seconds'");
  await resume();
  expect(await jobsOf(key)).toMatchObject([{ attempts: 3, due_in: 20 }]);
});

test("a mail that is being sent, however slowly, is not sent beside itself", async () => {
  const { id, key } = await owedMail();
  await setJob(key, "attempts = 1, locked_at = now(), locked_by = 'worker-1'");
  await resume();
  expect(await jobsOf(key)).toMatchObject([{ locked_by: "worker-1" }]);

  await setJob(key, "locked_at = now() - interval '1 minute'");
  const { promise, resolve } = Promise.withResolvers<void>();
  const sending = sendMail({ ...deps, mail: { ...deps.mail, send: () => promise } }, id);
  const tryingAt = async () =>
    (await deps.pool.query("select trying_at from mail where id = $1", [id])).rows[0].trying_at;
  await expect.poll(tryingAt, { timeout: 10_000, interval: 200 }).not.toBeNull();
  await resume();
  expect(await jobsOf(key)).toMatchObject([{ locked_by: "worker-1" }]);
  resolve();
  await sending;
});

test("a mail whose process died in the middle is sent anew", async () => {
  const { key } = await owedMail();
  await setJob(
    key,
    "attempts = 1, locked_at = now() - interval '11 seconds', locked_by = 'worker-1'",
  );
  await resume();
  expect(await jobsOf(key)).toMatchObject([{ attempts: 0, locked_by: null, due_in: 0 }]);
});

test("a mail whose job was lost is queued", async () => {
  const { key } = await owedMail();
  await deps.pool.query("select graphile_worker.remove_job($1)", [key]);
  await resume();
  expect(await jobsOf(key)).toMatchObject([{ attempts: 0, max_attempts: 4, due_in: 0 }]);
});

test("one that the queue gave up is tried again once, the later the older it is", async () => {
  const { key } = await owedMail();
  await setJob(key, "attempts = max_attempts");
  app.passTime(HOUR);
  await resumeWork(deps, new Date(deps.clock()));
  const [job] = await jobsOf(key);
  expect(job).toMatchObject({ attempts: 0, max_attempts: 1 });
  expect(job.due_in).toBeCloseTo(15 * 60, -2);
  await resume();
  expect(await jobsOf(key)).toEqual([job]);
  const { rows } = await deps.pool.query(
    "select from graphile_worker.jobs where key is null and locked_at is null",
  );
  expect(rows).toEqual([]);
  const hours = [1, 4, 24, 24 * 10].map((age) => pauseAfter(age * HOUR) / HOUR);
  expect(hours).toEqual([0.25, 1, 6, 24]);
});

test("what was refused for good, or is two weeks old, is not queued", async () => {
  const refused = await owedMail();
  const old = await owedMail();
  await deps.pool.query("update mail set refused_at = now() where id = $1", [refused.id]);
  await deps.pool.query("update mail set created_at = $2 where id = $1", [
    old.id,
    new Date(deps.clock() - 15 * 24 * HOUR),
  ]);
  for (const { key } of [refused, old]) await setJob(key, "attempts = max_attempts");
  await resume();
  for (const { key } of [refused, old]) {
    expect(await jobsOf(key)).toMatchObject([{ attempts: 4, max_attempts: 4 }]);
  }
});
