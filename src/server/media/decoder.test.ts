import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { madePng } from "../../../tests/support/made-png.ts";
import { createDecoder, MOST_RECEIPTS } from "./decoder.ts";

const MB = 1024 * 1024;
const enough = { bytes: 500 * MB, ms: 60_000 };
/** So large that decoding takes long enough to be observed. */
const LONG = { width: 2_000, height: 2_000 };

/** A busy machine starts processes slowly. */
const patient = { timeout: 20_000 };

const ended: unknown[] = [];
const log = { warn: (facts: object) => void ended.push(facts) };
const open: { close(): void }[] = [];
function decoder(limits: Partial<typeof enough> = {}) {
  const within = { ...enough, ...limits };
  const made = createDecoder(log, { receipts: within, photos: enough });
  open.push(made);
  return made;
}
afterEach(() => {
  for (const one of open.splice(0)) one.close();
  ended.splice(0);
});

const small = () => madePng({ width: 20, height: 10 });

/** The processes that decode for one of ours. */
function childrenOf(parent: number | undefined): number[] {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.map(Number).filter((id) => {
    const about = textOf(id, "stat").split(") ")[1]?.split(" ") ?? [];
    return about[1] === String(parent) && textOf(id, "cmdline").includes("decoding/child.ts");
  });
}

function textOf(id: number, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, "utf8");
  } catch {
    return "";
  }
}

describe("a picture from outside", () => {
  test("is decoded in a process that knows nothing of ours and is gone afterwards", async () => {
    process.env.COOKIE_SECRET = "never-in-a-child";
    const work = decoder().receipt(madePng(LONG));
    await expect.poll(() => childrenOf(process.pid), patient).toHaveLength(1);
    const [child = 0] = childrenOf(process.pid);
    await expect.poll(() => textOf(child, "environ"), patient).toContain("MALLOC_ARENA_MAX");
    expect(textOf(child, "environ").replaceAll(/\0/g, " ").trim().split(" ")).toEqual([
      expect.stringMatching(/^MALLOC_ARENA_MAX=/),
      expect.stringMatching(/^NODE_CHANNEL_FD=/),
      expect.stringMatching(/^NODE_CHANNEL_SERIALIZATION_MODE=/),
    ]);
    expect(await sharp(await work).metadata()).toMatchObject({ format: "jpeg", width: 2_000 });
    expect(childrenOf(process.pid)).toEqual([]);
  });

  test("is refused by its header alone, if it would unpack to more than may be", async () => {
    const bomb = madePng({
      ...{ width: 4_000, height: 4_000, depth: 16, isInterlaced: true, orientation: 6 },
    });
    expect(bomb.length).toBeLessThan(MB);
    await expect(decoder({ bytes: 130 * MB }).receipt(bomb)).rejects.toMatchObject({
      code: "picture-too-large",
    });
    expect(ended).toEqual([]);
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["no picture", Buffer.from("not a picture")],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["a GIF", Buffer.from("R0lGODlhAQABAAAAACw=", "base64")],
    ["one that breaks off", madePng({ width: 900, height: 900 }).subarray(0, 100)],
  ])("%s is refused in words", async (_, content) => {
    const { receipt, photo } = decoder();
    const unreadable = { code: "picture-unreadable" };
    await expect(receipt(content)).rejects.toMatchObject(unreadable);
    await expect(photo(content, [])).rejects.toMatchObject(unreadable);
  });
});

describe("a process that is killed", () => {
  test.each([
    ["memory", { bytes: 10 * MB }, "picture-too-large"],
    ["time", { ms: 100 }, "picture-unreadable"],
  ])("for its %s costs one picture, and says why", async (why, limits, code) => {
    await expect(decoder(limits).receipt(small())).rejects.toMatchObject({ code });
    expect(ended).toEqual([{ step: why }]);
  });

  test("by whomever takes nobody else's picture with it", async () => {
    const { receipt } = decoder();
    const works = [madePng(LONG), small(), small()].map((content) => receipt(content));
    const done = Promise.allSettled(works);
    await expect.poll(() => childrenOf(process.pid), patient).toHaveLength(1);
    process.kill(childrenOf(process.pid)[0] ?? 0, "SIGKILL");
    expect((await done).map(({ status }) => status)).toEqual([
      "rejected",
      "fulfilled",
      "fulfilled",
    ]);
    expect(ended).toEqual([{ step: "died" }]);
  });

  test("is none of those that the app leaves behind, however it ends", async () => {
    const script = `
      const { createDecoder } = await import(process.argv[1]);
      const { madePng } = await import(process.argv[2]);
      createDecoder({ warn() {} }).receipt(madePng(${JSON.stringify(LONG)}));
      await new Promise(() => {});`;
    const files = [
      `${import.meta.dirname}/decoder.ts`,
      `${process.cwd()}/tests/support/made-png.ts`,
    ];
    const words = ["--input-type=module", "-e", `${script} setInterval(() => {}, 9e8)`, ...files];
    const app = spawn(process.execPath, words, { stdio: "ignore" });
    await expect.poll(() => childrenOf(app.pid), patient).toHaveLength(1);
    const [child = 0] = childrenOf(app.pid);
    app.kill("SIGKILL");
    await expect.poll(() => textOf(child, "cmdline"), patient).toBe("");
  });
});

test("no more than so many wait, and others are told so at once", async () => {
  const { receipt, close } = decoder();
  const waiting = Array.from({ length: 1 + MOST_RECEIPTS }, () => receipt(small()));
  const done = Promise.allSettled(waiting);
  await expect(receipt(small())).rejects.toMatchObject({ code: "pictures-busy" });
  close();
  const codes = (await done).map((one) => one.status === "rejected" && one.reason.code);
  expect(new Set(codes)).toEqual(new Set(["unavailable"]));
  expect(childrenOf(process.pid)).toEqual([]);
});

test("the owner's photo does not wait for the guests' pictures", async () => {
  const { receipt, photo, close } = decoder();
  const guest = Promise.allSettled([receipt(madePng(LONG))]);
  await expect.poll(() => childrenOf(process.pid), patient).toHaveLength(1);
  process.kill(childrenOf(process.pid)[0] ?? 0, "SIGSTOP");
  expect(await photo(small(), [])).toMatchObject({ width: 20, height: 10 });
  close();
  expect(await guest).toMatchObject([{ status: "rejected", reason: { code: "unavailable" } }]);
});
