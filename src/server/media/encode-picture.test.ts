import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodePicture, identifyPicture } from "./encode-picture.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true }));

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
    const picture = await encodePicture(content, folder);
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
    const { id } = await encodePicture(content, folder);
    const file = path.join(folder, id, "480.jpg");
    await writeFile(file, "untouched");
    await encodePicture(content, folder);
    await expect(sharp(file).metadata()).rejects.toThrow();
  });
});

describe("refused is", () => {
  test("nothing, what is no picture, and a drawing that could ask for other files", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const content of ["", "not a picture", svg]) {
      await expect(identifyPicture(Buffer.from(content))).rejects.toMatchObject({
        code: "picture-unreadable",
      });
    }
  });

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
    await expect(encodePicture(whole.subarray(0, whole.length / 2), folder)).rejects.toMatchObject({
      code: "picture-unreadable",
    });
  });

  test("a small file that would unpack into far more than a camera takes", async () => {
    const bomb = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(encodePicture(bomb, folder)).rejects.toMatchObject({ code: "picture-too-large" });
  });

  test("a picture so tall that no format holds it", async () => {
    const ribbon = await plain(1, 20_000).png().toBuffer();
    await expect(encodePicture(ribbon, folder)).rejects.toMatchObject({
      code: "picture-too-large",
    });
    const widest = await plain(16_384, 30).png().toBuffer();
    await expect(encodePicture(widest, folder)).resolves.toMatchObject({ width: 16_384 });
  });
});
