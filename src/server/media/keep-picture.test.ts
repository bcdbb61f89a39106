import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodePhoto, measurePhoto } from "./decoding/encode-photo.ts";
import { keepPicture } from "./keep-picture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

const keep = (content: Buffer) => keepPicture(content, folder, encodePhoto);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#24418f" } });

/** A phone's portrait photo: landscape pixels with an orientation flag and a GPS position. */
const fromPhone = () =>
  plain(1200, 900)
    .withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "14/1 49/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe("a picture from a phone", () => {
  test("stands upright in every file, in the size it is looked at", async () => {
    const content = await fromPhone();
    expect((await sharp(content).metadata()).exif?.length).toBeGreaterThan(100);
    const picture = await keep(content);
    expect(picture).toMatchObject({ width: 900, height: 1200 });
    const files = await readdir(path.join(folder, picture.id));
    expect(files.sort()).toEqual(["480.avif", "480.jpg", "480.webp"]);
    for (const file of files) {
      const { width, height, exif } = await sharp(path.join(folder, picture.id, file)).metadata();
      expect([file, width, height, exif]).toEqual([file, 480, 640, undefined]);
    }
  });

  test("is encoded once: what is there is left alone", async () => {
    const content = await plain(500, 400).png().toBuffer();
    const { id } = await keep(content);
    const file = path.join(folder, id, "480.jpg");
    await writeFile(file, "untouched");
    await keep(content);
    await expect(sharp(file).metadata()).rejects.toThrow();
  });
});

test("a camera's JPEG is taken whatever its size, standing or lying", async () => {
  for (const [width, height] of [
    [4_032, 3_024],
    [5_712, 4_284],
    [8_064, 6_048],
  ] as const) {
    const lying = await plain(width, height).jpeg().toBuffer();
    expect(await measurePhoto(lying)).toEqual({ width, height });
    const standing = await plain(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await measurePhoto(standing)).toEqual({ width: height, height: width });
  }
});

test("files have the names that we give them, whatever the encoder calls them", async () => {
  const files = { "../../escaped.jpg": Buffer.from("x"), "480.jpg": Buffer.from("y") };
  const { id } = await keepPicture(Buffer.from("content"), folder, async () => ({
    ...{ width: 500, height: 400 },
    files,
  }));
  expect(await readdir(path.join(folder, id))).toEqual(["480.jpg"]);
  expect(await readdir(path.dirname(folder))).not.toContain("escaped.jpg");
});

describe("refused is", () => {
  test("a picture that breaks off", async () => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: "white",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    await expect(keep(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: "picture-unreadable",
    });
  });

  test("a small file that would unpack into far more than a camera takes", async () => {
    const bomb = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(keep(bomb)).rejects.toMatchObject({ code: "picture-too-large" });
  });

  test("a picture so tall that no format holds it", async () => {
    const ribbon = await plain(1, 20_000).png().toBuffer();
    await expect(keep(ribbon)).rejects.toMatchObject({
      code: "picture-too-large",
    });
    const post = await plain(2_300, 11_000).jpeg().toBuffer();
    await expect(measurePhoto(post)).rejects.toMatchObject({ code: "picture-too-large" });
    const widest = await plain(16_384, 30).png().toBuffer();
    await expect(keep(widest)).resolves.toMatchObject({ width: 16_384 });
  });
});
