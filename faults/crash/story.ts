import { randomUUID } from "node:crypto";
import { sign } from "@fastify/cookie";
import type pg from "pg";
import type { Stay } from "../../src/domain/stay.ts";
import { pressBookNow } from "../guest.ts";
import { until } from "../until.ts";

const PATIENCE_MS = 40_000;

export type Stage = {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly cookieSecret: string;
  pay(checkoutId: string): Promise<void>;
};

/**
 * A guest books, pays and comes back; mails go out; the owner cancels; the money goes back. Every
 * call is tried again until it is answered, as people do.
 */
export async function tellStory(stage: Stage, room: string, stay: Stay): Promise<string> {
  const visitor = randomUUID();
  const cookie = `visitor=${encodeURIComponent(sign(visitor, stage.cookieSecret))}`;
  const { checkoutId } = await again(async () => {
    const { status, body } = await pressBookNow(stage.url, room, stay, cookie);
    return status === 200 ? body : null;
  });
  await stage.pay(checkoutId ?? "");
  await again(() => post(`${stage.url}/reservas`, { checkoutId }));
  const { rows } = await stage.pool.query("select id from booking where visitor_id = $1", [
    visitor,
  ]);
  const id = rows[0].id as string;
  await mailsAreOut(stage.pool, id, 2);
  await again(() => post(`${stage.url}/cancel/${id}`, {}));
  await mailsAreOut(stage.pool, id, 4);
  await until(() => isRefunded(stage.pool, id), PATIENCE_MS);
  return id;
}

async function post(url: string, body: object): Promise<true | null> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.ok ? true : null;
}

async function again<T>(attempt: () => Promise<T | null>): Promise<T> {
  let value: T | null = null;
  await until(async () => {
    value = await attempt().catch(() => null);
    return value !== null;
  }, PATIENCE_MS);
  return value as T;
}

function mailsAreOut(pool: pg.Pool, id: string, count: number): Promise<void> {
  return until(async () => {
    const { rows } = await pool.query(
      "select count(*)::int as sent from mail where booking_id = $1 and sent_at is not null",
      [id],
    );
    return rows[0].sent === count;
  }, PATIENCE_MS);
}

async function isRefunded(pool: pg.Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query("select state from refund where booking_id = $1", [id]);
  return rows.length === 1 && rows[0].state === "succeeded";
}
