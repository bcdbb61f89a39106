import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cropPreview, HEAVIEST_PREVIEW } from "./crop-preview.ts";
import { encodePhoto } from "./decoding/encode-photo.ts";
import { keepPicture } from "./keep-picture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "previews-"));
});
afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

describe("the picture of a shared link", () => {
  test.each([
    ["lying", 2400, 1600],
    ["standing", 900, 1600],
    ["small", 500, 400],
  ])("has its one shape, whether the photo is %s", async (_, width, height) => {
    const { id } = await keepPicture(await plain(width, height, "#24418f"), folder, encodePhoto);
    const preview = await cropPreview(id, folder);
    expect(await sharp(preview).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  });

  test("is never too heavy to be shown, not even of sand", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
    const create = { width: 1600, height: 1200, channels: 3, background: "white", noise } as const;
    const id = "5a4d".repeat(6);
    const photo = path.join(folder, id, "1600.jpg");
    await mkdir(path.dirname(photo));
    await sharp({ create }).jpeg({ quality: 90 }).toFile(photo);
    const best = await sharp(photo).resize(1200, 630).jpeg({ quality: 80 }).toBuffer();
    expect(best.length).toBeGreaterThan(HEAVIEST_PREVIEW);
    expect((await cropPreview(id, folder)).length).toBeLessThan(HEAVIEST_PREVIEW);
  });

  test("is cut once, however many ask for it at once and later", async () => {
    const { id } = await keepPicture(await plain(1600, 1000, "#c0ffee"), folder, encodePhoto);
    const kept = path.join(folder, id, "1200x630.jpg");
    await Promise.all([1, 2, 3].map(() => cropPreview(id, folder)));
    const { mtimeMs } = await stat(kept);
    await writeFile(path.join(folder, id, "1600.jpg"), "no longer a picture");
    await cropPreview(id, folder);
    expect((await stat(kept)).mtimeMs).toBe(mtimeMs);
    expect((await readdir(path.join(folder, id))).filter((file) => /x630/.test(file))).toEqual([
      "1200x630.jpg",
    ]);
  });

  test.each(["../../etc", "a".repeat(24), "", "nada"])(
    "is not there for what is no photo of ours: '%s'",
    async (id) => {
      await expect(cropPreview(id, folder)).rejects.toMatchObject({ code: "route-unknown" });
    },
  );
});
