import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, expect, test } from "vitest";
import { confirmed, freshStay, held, paid } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, Visit } from "../../../tests/support/visit.ts";
import { createApp } from "../../app.ts";
import { calendarFileUrl } from "../../contract/page-urls.ts";
import { connect, createPool } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import { withDeadline } from "../deadline.ts";

const ANSWERED_MS = 5_000;
const app = await openTestApp();

/** A proxy in front of the database that delays every reply. */
let lateMs = 0;
const sockets = new Set<net.Socket>();
const line = net.createServer((guest) => {
  const server = net.connect(Number(new URL(app.deps.config.DATABASE_URL).port), "127.0.0.1");
  for (const socket of [guest, server]) sockets.add(socket.on("error", () => {}));
  guest.on("data", (chunk) => server.write(chunk)).on("close", () => server.destroy());
  server.on("data", (chunk) => setTimeout(() => guest.write(chunk), lateMs));
  server.on("close", () => guest.destroy());
});
await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
const url = new URL(app.deps.config.DATABASE_URL);
url.port = String((line.address() as net.AddressInfo).port);
url.searchParams.set("application_name", "behind-the-line");
const pool = createPool(url.href, 2);
const db = connect(pool);
const http = await createApp({ ...app.deps, pool, db });

afterEach(async () => {
  lateMs = 0;
  await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
});
afterAll(async () => {
  await http.close();
  await pool.end();
  line.close();
  for (const socket of sockets) socket.destroy();
});

async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  return { value: await work, ms: performance.now() - started };
}

/** No transaction stays open once the server has noticed the disconnect. */
async function transactionsLeft(): Promise<number> {
  for (let look = 0; look < 40; look++) {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
    `.execute(app.deps.db);
    if (rows[0]?.open === 0) return 0;
    await sleep(100);
  }
  return 1;
}

test("a slow database and a slow provider together keep nobody waiting for their sum", async () => {
  const { visit, checkoutId } = await paid(app);
  const other = new Visit({ http });
  other.cookie = visit.cookie;
  expect((await other.get("/quartos/listarQuartos")).statusCode).toBe(200);
  lateMs = 900;
  await control(app, "faults", { path: "*", mode: "slow", ms: 2_500, times: 4 });
  const { value: answer, ms } = await timed(other.settle(checkoutId));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(answer.json().detail).toMatch(/Tente de novo/);
  expect(ms).toBeLessThan(ANSWERED_MS);
  expect(await transactionsLeft()).toBe(0);
  lateMs = 0;
  await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
  expect((await other.settle(checkoutId)).statusCode).toBe(200);
});

test("letting a payment go over lines that are slow at once is answered in time", async () => {
  const { visit } = await held(app);
  const other = new Visit({ http });
  other.cookie = visit.cookie;
  lateMs = 1_200;
  await control(app, "faults", { path: "*", mode: "slow", ms: 2_500, times: 4 });
  const { value: answer, ms } = await timed(other.post("/payment/release-checkout"));
  expect(answer.statusCode).toBe(503);
  expect(ms).toBeLessThan(ANSWERED_MS);
  expect(await transactionsLeft()).toBe(0);
});

test("who waits for a connection, a statement and another try waits no longer in all", async () => {
  const keepers = await Promise.all([pool.connect(), pool.connect()]);
  setTimeout(() => {
    for (const keeper of keepers) keeper.release();
  }, 700);
  const work = withDeadline(
    () =>
      inTransaction(db, async (tx) => {
        for (let statement = 0; statement < 9; statement++)
          await sql`select pg_sleep(0.3)`.execute(tx);
      }),
    1_500,
  );
  const { value: failure, ms } = await timed(work.catch((error: unknown) => error));
  expect(failure).toMatchObject({ name: "DatabaseAway" });
  expect(ms).toBeLessThan(2_000);
  expect(await transactionsLeft()).toBe(0);
  expect((await http.inject("/quartos/listarQuartos")).statusCode).toBe(200);
});

test("who waits for a connection goes by its own deadline, not by that of who had it", async () => {
  const busy = (work: () => Promise<unknown>) => withDeadline(work, 300).catch(() => {});
  const until = sleep(500);
  const keepers = [1, 2].map(() =>
    busy(async () => {
      const connection = await pool.connect();
      await until;
      connection.release();
    }),
  );
  await sleep(100);
  const waiting = pool.query("select 1 as one");
  await Promise.all(keepers);
  await expect(waiting).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test("whoever a connection calls has no deadline of who opened it", async () => {
  const own = createPool(app.deps.config.DATABASE_URL, 1);
  const connection = await withDeadline(() => own.connect(), 3_000);
  await connection.query("listen nudge");
  const nudged = new Promise((resolve, reject) => {
    connection.once("notification", () => pool.query("select 1 as one").then(resolve, reject));
  });
  await sleep(3_100);
  await pool.query("notify nudge");
  await expect(nudged).resolves.toMatchObject({ rows: [{ one: 1 }] });
  connection.release();
  await own.end();
});

test("an answer that needs several statements over a slow line is given in time as well", async () => {
  const { checkoutId } = await confirmed(app);
  const file = () => http.inject(calendarFileUrl(checkoutId));
  expect((await file()).statusCode).toBe(200);
  lateMs = 2_000;
  const { value: answer, ms } = await timed(file());
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("2");
  expect(ms).toBeLessThan(ANSWERED_MS);
});

test("nights whose guest was told to come again are not taken afterwards", async () => {
  const stay = freshStay(app);
  lateMs = 1_000;
  const { value: answer, ms } = await timed(new Visit({ http }).book("farol", stay));
  expect(answer.statusCode).toBe(503);
  expect(ms).toBeLessThan(ANSWERED_MS);
  expect(await transactionsLeft()).toBe(0);
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from booking where check_in = ${stay.checkIn} and listing_id = 'farol'
  `.execute(app.deps.db);
  expect(rows[0]?.held).toBe(0);
});

test("a person who looks at a page is told so in a page", async () => {
  const { checkoutId } = await confirmed(app);
  lateMs = 2_000;
  const answer = await http.inject({
    url: calendarFileUrl(checkoutId),
    headers: { "sec-fetch-mode": "navigate" },
  });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
    503,
    "text/html; charset=utf-8",
  ]);
  expect(answer.body).toContain("Tentar de novo");
});
