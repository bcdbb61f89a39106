import net from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshStay, paid, stateOf } from "../../../tests/support/stories.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { control, Visit } from "../../../tests/support/visit.ts";
import { createApp } from "../../app.ts";
import { lockRooms } from "../calendar/lock-rooms.ts";
import { DatabaseAway } from "../database/away.ts";
import { connect, createPool } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";

const ANSWERED_MS = 5_000;
const app = await openTestApp();

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}

/** The same app with its database behind a proxy that can go silent. */
async function appThrough(port: number) {
  const url = new URL(app.deps.config.DATABASE_URL);
  url.port = String(port);
  const pool = createPool(url.href, 2);
  const deps = { ...app.deps, pool, db: connect(pool) };
  return { pool, http: await createApp(deps) };
}

describe("a database that is away", () => {
  test("is a 503 in words that says when to come again, at once", async () => {
    const { http, pool } = await appThrough(1);
    const { value: answer, ms } = await timed(() => http.inject("/quartos/listarQuartos"));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    expect(answer.json().code).toBe("unavailable");
    expect(ms).toBeLessThan(1_000);
    await http.close();
    await pool.end();
  });

  test("ends a connection in mid-sentence: away, and the next asker gets another one", async () => {
    const pool = createPool(app.deps.config.DATABASE_URL, 1);
    const client = await pool.connect();
    const { rows } = await client.query("select pg_backend_pid() as pid");
    const ended = expect(client.query("select pg_sleep(3)")).rejects.toBeInstanceOf(DatabaseAway);
    await app.deps.pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
    await ended;
    client.release();
    const next = await pool.connect();
    await expect(next.query("select 1")).resolves.toHaveProperty("rowCount", 1);
    next.release();
    await pool.end();
  });

  test("does not let a transaction whose commit is unknown be written twice", async () => {
    let attempts = 0;
    const lost = inTransaction(app.deps.db, async () => {
      attempts++;
      throw new DatabaseAway(new Error("cut"));
    });
    await expect(lost).rejects.toBeInstanceOf(DatabaseAway);
    expect(attempts).toBe(1);
  });
});

describe("a line that falls silent", () => {
  let line: net.Server;
  let silent = false;
  const sockets = new Set<net.Socket>();

  beforeEach(async () => {
    silent = false;
    const { port } = new URL(app.deps.config.DATABASE_URL);
    line = net.createServer((guest) => {
      const server = net.connect(Number(port), "127.0.0.1");
      for (const socket of [guest, server]) sockets.add(socket.on("error", () => {}));
      guest.on("data", (chunk) => silent || server.write(chunk));
      server.on("data", (chunk) => silent || guest.write(chunk));
    });
    await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  });

  afterEach(() => {
    line.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  });

  test("keeps nobody waiting for more than five seconds, and is given up", async () => {
    const { http, pool } = await appThrough((line.address() as net.AddressInfo).port);
    expect((await http.inject("/quartos/listarQuartos")).statusCode).toBe(200);
    silent = true;
    const visit = new Visit({ http });
    const { value: answer, ms } = await timed(() => visit.book("farol", freshStay(app)));
    expect(answer.statusCode).toBe(503);
    expect(ms).toBeLessThan(ANSWERED_MS);
    silent = false;
    expect((await http.inject("/quartos/listarQuartos")).statusCode).toBe(200);
    await http.close();
    await pool.end();
  });
});

describe("neighbours that are slow", () => {
  test("a provider that does not answer is a 503 within five seconds, and settles later", async () => {
    const { id, visit, checkoutId } = await paid(app);
    await control(app, "faults", { path: "*", mode: "slow", ms: 6_000, times: 2 });
    const { value: answer, ms } = await timed(() => visit.settle(checkoutId));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
    expect(ms).toBeLessThan(ANSWERED_MS);
    await fetch(`${app.payments.url}/__control/faults`, { method: "DELETE" });
    expect((await visit.settle(checkoutId)).statusCode).toBe(200);
    expect(await stateOf(app, id)).toBe("confirmed");
  });

  test("nights behind a lock that somebody keeps are neither sold nor called taken", async () => {
    const { db } = app.deps;
    const stay = freshStay(app);
    const { promise: kept, resolve: letGo } = Promise.withResolvers<void>();
    const rooms = await db.selectFrom("physical_room").select("id").execute();
    const keeping = db.transaction().execute(async (tx) => {
      await lockRooms(
        tx,
        rooms.map(({ id }) => id),
      );
      for (let asked = 0; asked < 4; asked++) {
        await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, 1_000))]);
        await tx.selectFrom("property").select("id").execute();
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { value: answer, ms } = await timed(() => new Visit(app).book("farol", stay));
    expect(answer.statusCode).toBe(503);
    expect(ms).toBeLessThan(ANSWERED_MS);
    letGo();
    await keeping;
    expect((await new Visit(app).book("farol", stay)).statusCode).toBe(200);
  });
});
