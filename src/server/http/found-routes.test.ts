import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { addPicture } from "../media/add-picture.ts";

let app: TestApp;
let photo: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "found-"));
  app = await openTestApp({
    seed: "living",
    settings: { PUBLIC_URL: "https://casa.example/", MEDIA_DIR: folder },
  });
  const create = { width: 640, height: 480, channels: 3, background: "#24418f" } as const;
  photo = (await addPicture(app.deps, await sharp({ create }).png().toBuffer())).id;
});
afterAll(() => rm(folder, { recursive: true }));
const get = (url: string) => app.http.inject({ method: "GET", url });

describe("what there is to be found", () => {
  test("addresses are those of the public site, whoever asks under another name", async () => {
    const headers = { host: "outro.example" };
    for (const url of ["/robots.txt", "/sitemap.xml"]) {
      const { body } = await app.http.inject({ url, headers });
      expect(body).toContain("https://casa.example/");
      expect(body).not.toContain("outro.example");
    }
  });

  test("a hidden room is not in the sitemap, and neither are its pictures", async () => {
    const { rows } = await app.deps.pool.query<{ media_id: string }>(
      `select media_id from listing_photo where listing_id = 'farol'
       except select media_id from listing_photo where listing_id <> 'farol'`,
    );
    await app.deps.pool.query("update listing set published = false where id = 'farol'");
    const { body } = await get("/sitemap.xml");
    expect(body).toContain("/quarto/quarto-mar<");
    expect(body).not.toContain("quarto-farol");
    for (const { media_id } of rows) expect(body).not.toContain(media_id);
  });

  test("pictures may be shown by search engines, calls and failures not", async () => {
    const found = await get(`/media/${photo}/480.jpg`);
    expect(found.statusCode).toBe(200);
    expect(found.headers["x-robots-tag"]).toBeUndefined();
    for (const url of ["/quartos/listarQuartos", "/ready", "/media/nada/480.jpg", "/mapa"]) {
      expect([url, (await get(url)).headers["x-robots-tag"]]).toEqual([url, "noindex"]);
    }
  });

  test("a photo's preview is kept by browsers for good, and one of no photo is a 404", async () => {
    const preview = await get(`/media/${photo}/1200x630.jpg`);
    expect(preview.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await get(`/media/${"0".repeat(24)}/1200x630.jpg`)).statusCode).toBe(404);
    expect((await get("/media/..%2f..%2fsrc/1200x630.jpg")).statusCode).toBe(404);
  });
});
