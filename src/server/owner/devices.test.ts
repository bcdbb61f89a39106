import { expect, test } from "vitest";
import { ownerAt, Someone } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp();
const { pool } = app.deps;
const emailOf = (name: string) => `${name}@maremansa.example`;

/** Two sessions of one person: a phone and a computer. */
async function twoDevices(name: string) {
  const phone = await ownerAt(app, emailOf(name));
  const computer = new Someone(app, undefined, "firefox/linux");
  await computer.signIn(emailOf(name));
  const other = (await phone.api.listDevices()).find(({ isThis }) => !isThis);
  return { phone, computer, otherId: other?.id ?? "" };
}

test("she sees her own devices in plain words, this one first, and nobody else's", async () => {
  await ownerAt(app, emailOf("outra"));
  const { phone } = await twoDevices("ana");
  expect(await phone.api.listDevices()).toMatchObject([
    { browser: "chrome", system: "android", isThis: true },
    { browser: "firefox", system: "linux", isThis: false },
  ]);
});

test("what stands beside a session is the kind of browser, and no address", async () => {
  const { rows } = await pool.query(`select "userAgent", "ipAddress" from session`);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row.userAgent).toMatch(/^\w+\/\w+$/);
    expect(row.ipAddress || null).toBeNull();
  }
});

test("a device's number is not what opens it", async () => {
  const { phone } = await twoDevices("bia");
  const { rows } = await pool.query("select id, token from session");
  const shown = JSON.stringify(await phone.api.listDevices());
  for (const { token } of rows) expect(shown).not.toContain(token);
});

test("the device she ends is out at once, the others stay", async () => {
  const { phone, computer, otherId } = await twoDevices("carla");
  await phone.api.signOutDevice(otherId);
  expect(await computer.api.whoIsSignedIn()).toBeNull();
  expect(await phone.api.whoIsSignedIn()).not.toBeNull();
  await expect(phone.api.signOutDevice(otherId)).resolves.toBeUndefined();
});

test("nobody ends a device of somebody else", async () => {
  const { computer, otherId } = await twoDevices("dora");
  const stranger = await ownerAt(app, emailOf("estranha"));
  const entries = async () =>
    (await pool.query("select id from activity where kind = 'device-signed-out'")).rows;
  const before = await entries();
  await stranger.api.signOutDevice(otherId);
  expect(await computer.api.whoIsSignedIn()).not.toBeNull();
  expect(await entries()).toEqual(before);
});

test("all others are out at once and this one goes on", async () => {
  const { phone, computer } = await twoDevices("elza");
  const stranger = await ownerAt(app, emailOf("vizinha"));
  await phone.api.signOutOthers();
  expect(await computer.api.whoIsSignedIn()).toBeNull();
  expect(await phone.api.whoIsSignedIn()).not.toBeNull();
  expect(await stranger.api.whoIsSignedIn()).not.toBeNull();
});

test("a session that has run out is no device any more", async () => {
  const { phone, otherId } = await twoDevices("fabia");
  await pool.query(`update session set "expiresAt" = $2 where id = $1`, [
    otherId,
    new Date(app.deps.clock() - 60_000),
  ]);
  expect(await phone.api.listDevices()).toMatchObject([{ isThis: true }]);
});
