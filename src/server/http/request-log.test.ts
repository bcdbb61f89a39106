import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pageBuild } from "../../../tests/support/page-build.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { createApp } from "../../app.ts";
import { ANSWERED_WITHIN_MS } from "../deadline.ts";
import { createLog } from "./log.ts";

type Line = { level: number; msg: string; reqId?: string; req?: object; res?: object };

const app = await openTestApp();
const lines: Line[] = [];
const log = createLog("debug", { write: (line: string) => void lines.push(JSON.parse(line)) });
let port = 0;
const sent: string[] = [];
const build = pageBuild(
  () => new Response("page"),
  async ({ request }) => {
    sent.push(String((await request.formData()).get("words")));
    return null;
  },
);
const http = await createApp(
  { ...app.deps, log },
  { pages: { build: async () => build, mode: "production" } },
);
http.get("/endless", () => Readable.from(endless()));
http.get("/endless-page", () => new Response(Readable.toWeb(Readable.from(endless())) as BodyInit));
http.get("/database-gone", () => {
  throw Object.assign(new Error("gone"), { code: "ECONNRESET" });
});
beforeAll(async () => {
  await http.listen({ port: 0, host: "127.0.0.1" });
  port = (http.server.address() as AddressInfo).port;
});
beforeEach(() => void lines.splice(0));
afterAll(() => http.close());

const FORM =
  "POST /reserva/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n";

async function* endless() {
  for (;;) {
    yield Buffer.alloc(65_536, 120);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Sends raw bytes and disconnects on the first reply, or at once. */
async function leave(bytes: string, when: "answered" | "at once"): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(bytes);
  await new Promise((resolve) =>
    when === "answered" ? socket.once("data", resolve) : setTimeout(resolve, 50),
  );
  socket.resetAndDestroy();
  await expect.poll(() => lines.length, { timeout: 3_000 }).toBeGreaterThan(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

test.each([
  ["a stream", "GET /endless HTTP/1.1\r\nhost: x\r\n\r\n", "answered"],
  ["a page", "GET /endless-page HTTP/1.1\r\nhost: x\r\n\r\n", "answered"],
  [
    "her own words",
    "POST /reservas HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    "at once",
  ],
  ["a page's form", `${FORM}content-length: 99\r\n\r\nwords=half`, "at once"],
] as const)(
  "a caller who hangs up in the middle of %s has not failed us",
  async (_, bytes, when) => {
    await leave(bytes, when);
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    expect(lines.map(({ msg }) => msg)).toContain("client-disconnected");
  },
);

test("a form that takes longer than a page may is heard all the same", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${FORM}connection: close\r\ncontent-length: 12\r\n\r\nwords`);
  await new Promise((resolve) => setTimeout(resolve, 1_000 + ANSWERED_WITHIN_MS));
  socket.write("=slowly");
  await socket.toArray();
  expect(sent).toContain("slowly");
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

test("a call whose body never ends is answered in time, and is no failure of ours", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write("POST /reservas HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n");
  socket.write("connection: close\r\ncontent-length: 100\r\n\r\n{");
  const answer = String(await new Promise((resolve) => socket.once("data", resolve)));
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  expect(lines.map(({ msg }) => msg)).toContain("body-not-sent");
});

test("a database that hangs up on us is a failure, though its code is the same", async () => {
  await fetch(`http://127.0.0.1:${port}/database-gone`);
  expect(lines.find(({ msg }) => msg === "request-failed")).toMatchObject({ level: 50 });
});

test("each request has an id of our own making, whatever the caller says it is", async () => {
  const claimed = "c".repeat(32);
  const headers = {
    "request-id": claimed,
    "x-request-id": claimed,
    traceparent: `00-${claimed}-${"d".repeat(16)}-01`,
  };
  for (let n = 0; n < 2; n++) await fetch(`http://127.0.0.1:${port}/live?nome=ana`, { headers });
  const answered = lines.filter(({ msg }) => msg === "request-completed");
  expect(answered).toHaveLength(2);
  const ids = answered.map(({ reqId }) => reqId);
  expect(new Set([...ids, claimed]).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(answered[0]).toMatchObject({
    req: { method: "GET", route: "/live" },
    res: { status: 200 },
  });
  expect(JSON.stringify(lines)).not.toContain("ana");
});
