import { expect, test } from "vitest";
import { confirmed, held } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createPool } from "../database/connect.ts";
import { createTasks, runJobs } from "./run-jobs.ts";

const app = await openTestApp();

test("S10 however many holds have to end, mails and money go first", async () => {
  await held(app, "farol");
  await confirmed(app, "coqueiro");
  const { rows } = await app.deps.pool.query(
    "select distinct task_identifier as task from graphile_worker.jobs where priority > 0",
  );
  expect(rows).toEqual([{ task: "end-hold" }]);
});

test("what the queue keeps of a refused mail says what failed, and to whom it does not", async () => {
  const { id } = await confirmed(app, "mar", { email: "ana.canario@exemplo.example" });
  const mail = await app.deps.db
    .selectFrom("mail")
    .select("id")
    .where("booking_id", "=", id)
    .where("kind", "=", "confirmation")
    .executeTakeFirstOrThrow();
  const send = async ({ to }: { to: string }) => {
    throw Object.assign(new Error(`550 <${to}> unknown`), { code: "EENVELOPE" });
  };
  const tasks = createTasks({ ...app.deps, mail: { ...app.deps.mail, send } });
  const job = tasks["send-mail"]?.({ mailId: mail.id }, { job: { id: "7" } } as never);
  await expect(job).rejects.toThrow(/^Error EENVELOPE$/);
});

test("a job that is at work when the app stops has left the queue before the connections end", async () => {
  await confirmed(app, "jangada");
  await app.deps.pool.query("update graphile_worker._private_jobs set run_at = now()");
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const send = async () => begin();
  const pool = createPool(app.deps.config.DATABASE_URL, 5);
  const jobs = await runJobs({ ...app.deps, pool, mail: { ...app.deps.mail, send } });
  await begun;
  await jobs.stop();
  await pool.end();
  const { rows } = await app.deps.pool.query(
    "select task_identifier from graphile_worker.jobs where locked_at is not null",
  );
  expect(rows).toEqual([]);
});
