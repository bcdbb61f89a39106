import nodemailer from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Faults } from "./faults.ts";
import { confirmation, send } from "./sample-mail.ts";
import { type MailSandbox, startMailSandbox } from "./start.ts";

let sandbox: MailSandbox;

beforeEach(async () => {
  sandbox = await startMailSandbox({});
});

afterEach(() => sandbox.close());

function putFaults(changes: object) {
  return fetch(`${sandbox.inboxUrl}/api/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(changes),
  });
}

const currentFaults = async () =>
  (await (await fetch(`${sandbox.inboxUrl}/api/faults`)).json()) as Faults;

test("a temporary refusal is seen as 4xx, as often as asked, and keeps nothing", async () => {
  await putFaults({ temporary: 2 });

  await expect(send(sandbox.smtpUrl)).rejects.toMatchObject({ responseCode: 451 });
  await expect(send(sandbox.smtpUrl)).rejects.toMatchObject({ responseCode: 451 });
  expect(sandbox.messages()).toEqual([]);

  await send(sandbox.smtpUrl);
  expect(sandbox.messages()).toHaveLength(1);
});

test("a permanent refusal is seen as 5xx and keeps nothing", async () => {
  await putFaults({ permanent: 1 });

  await expect(send(sandbox.smtpUrl)).rejects.toMatchObject({ responseCode: 554 });
  expect(sandbox.messages()).toEqual([]);
});

test("a cut before the reply is a connection error to the sender, yet the mail is kept", async () => {
  await putFaults({ cut: 1 });

  await expect(send(sandbox.smtpUrl)).rejects.toMatchObject({ code: "ECONNECTION" });
  expect(sandbox.messages()).toHaveLength(1);
});

test("a slow server makes an impatient sender give up, yet the mail is kept", async () => {
  await putFaults({ slowMs: 4_000 });
  const { hostname, port } = new URL(sandbox.smtpUrl);
  const impatient = nodemailer.createTransport({
    host: hostname,
    port: Number(port),
    socketTimeout: 2_000,
  });

  await expect(impatient.sendMail(confirmation)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  await expect.poll(() => sandbox.messages()).toHaveLength(1);
});

test("a slow server serves a patient sender", async () => {
  await putFaults({ slowMs: 150 });
  const start = performance.now();

  await send(sandbox.smtpUrl);

  expect(performance.now() - start).toBeGreaterThanOrEqual(149);
});

test("a server that is down refuses connections and comes back on the same port", async () => {
  await putFaults({ down: true });
  await expect(send(sandbox.smtpUrl)).rejects.toMatchObject({
    message: expect.stringContaining("ECONNREFUSED"),
  });

  await fetch(`${sandbox.inboxUrl}/api/faults`, { method: "DELETE" });
  await send(sandbox.smtpUrl);
  expect(sandbox.messages()).toHaveLength(1);
});

test("going down cuts a connection the sender keeps open", async () => {
  const { hostname, port } = new URL(sandbox.smtpUrl);
  const pool = nodemailer.createTransport({ pool: true, host: hostname, port: Number(port) });
  await pool.sendMail(confirmation);

  await putFaults({ down: true });

  await expect(pool.sendMail(confirmation)).rejects.toThrow();
  pool.close();
});

test("knobs turned many times at once leave the server as the last one says", async () => {
  await Promise.all([true, false, true, false].map((down) => putFaults({ down })));
  await putFaults({ down: false });

  await send(sandbox.smtpUrl);
  expect(sandbox.messages()).toHaveLength(1);
});

test.each([{ temporary: -1 }, { temporary: "1" }, { cut: 1.5 }, { temporray: 1 }])(
  "the nonsense %j is refused and changes nothing",
  async (changes) => {
    expect((await putFaults(changes)).status).toBe(400);
    expect(await currentFaults()).toEqual({
      temporary: 0,
      permanent: 0,
      cut: 0,
      slowMs: 0,
      down: false,
    });
  },
);
