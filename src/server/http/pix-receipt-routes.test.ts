import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { helperAt, ownerAt } from "../../../tests/support/desks.ts";
import { guestSecret } from "../../../tests/support/guest-secret.ts";
import { heldForPix, takePix } from "../../../tests/support/hand-pix.ts";
import { newKey } from "../../../tests/support/linked-guest.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { pixReceiptUrl } from "../../contract/owner-urls.ts";
import { guestPixReceiptUrl } from "../../contract/page-urls.ts";
import { getBooking } from "../bookings/find-booking.ts";
import { answerPix } from "../hand-pix/answer-pix.ts";

const app = await openTestApp();
const { deps } = app;
await takePix(app, { onSite: true });
const owner = { actor: "person:dona", source: "admin" } as const;

async function story() {
  const { id, code, pixId, guest, dueNow } = await heldForPix(app);
  const secret = await guestSecret(deps, await getBooking(deps.db, id));
  const cookie = `reserva-${code}=${secret}`;
  const send = (payload: Buffer, headers: Record<string, string> = {}) =>
    app.http.inject({
      method: "POST",
      url: guestPixReceiptUrl(code),
      headers: { cookie, "content-type": "image/png", "x-form-key": newKey(), ...headers },
      payload,
    });
  return { id, code, pixId, guest, dueNow, secret, send };
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#24418F" } });

async function receiptOf(pixId: string): Promise<Buffer | undefined> {
  const { rows } = await deps.pool.query("select picture from hand_pix_receipt where pix_id = $1", [
    pixId,
  ]);
  return rows[0]?.picture;
}

describe("the picture of a bank's receipt", () => {
  test("tells the house, and is kept as a JPEG without what the phone has written into it", async () => {
    const { send, pixId, guest, code } = await story();
    const photo = await blank(3_000, 4_000)
      .withExif({ IFD0: { Copyright: "Helena" }, IFD3: { GPSLatitude: "14/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(photo.includes("Helena")).toBe(true);
    const answer = await send(photo, { "content-type": "image/jpeg" });
    expect(answer.statusCode).toBe(204);
    expect(await guest.api.getPix(code)).toMatchObject({ state: "told", hasReceipt: true });
    const kept = await receiptOf(pixId);
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "jpeg",
      width: 1_500,
      height: 2_000,
      exif: undefined,
    });
  });

  test("is replaced by a later one; the same form sent twice is one", async () => {
    const { send, pixId } = await story();
    const key = newKey();
    const first = await blank(10, 10).png().toBuffer();
    for (const _ of [1, 2]) {
      expect((await send(first, { "x-form-key": key })).statusCode).toBe(204);
    }
    await send(await blank(30, 20).png().toBuffer());
    expect(await sharp(await receiptOf(pixId)).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  test("is seen by the owner alone, and kept by no browser", async () => {
    const { send, pixId } = await story();
    await send(await blank(10, 10).png().toBuffer());
    const [lia, rita] = [await ownerAt(app), await helperAt(app)];
    const get = (cookie: string) =>
      app.http.inject({ url: pixReceiptUrl(pixId), headers: { cookie } });
    const cookieOf = ({ desk }: typeof lia) => desk.headers.get("cookie") ?? "";
    expect((await get("")).statusCode).toBe(401);
    expect((await get(cookieOf(rita))).statusCode).toBe(403);
    const answer = await get(cookieOf(lia));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });
});

describe("is not read", () => {
  test("without the booking's link, with another's, or for a Pix that was received", async () => {
    const [one, other] = [await story(), await story()];
    const body = await blank(10, 10).png().toBuffer();
    expect((await one.send(body, { cookie: "" })).statusCode).toBe(404);
    const foreign = `reserva-${one.code}=${other.secret}`;
    expect((await one.send(body, { cookie: foreign })).statusCode).toBe(404);
    const huge = Buffer.alloc(6 * 1024 * 1024);
    expect((await one.send(huge, { cookie: "" })).statusCode).toBe(404);
    await answerPix(deps, other.pixId, { kind: "received", amount: other.dueNow }, owner);
    expect((await other.send(body)).statusCode).toBe(409);
    expect(await receiptOf(one.pixId)).toBeUndefined();
    expect(await receiptOf(other.pixId)).toBeUndefined();
  });

  test("without its form's key, from another site, or as something else than a picture", async () => {
    const { send, pixId } = await story();
    const body = await blank(10, 10).png().toBuffer();
    expect((await send(body, { "x-form-key": "" })).statusCode).toBe(409);
    expect((await send(body, { origin: "https://elsewhere.example" })).statusCode).toBe(403);
    for (const type of ["application/pdf", "text/html", "image/svg+xml", "multipart/form-data"]) {
      expect((await send(body, { "content-type": type })).statusCode).toBe(415);
    }
    expect(await receiptOf(pixId)).toBeUndefined();
  });
});

describe("of one booking", () => {
  test("one picture is on its way at a time; the next one is taken when it has arrived", async () => {
    const [one, other] = [await story(), await story()];
    const body = await blank(200, 200).png().toBuffer();
    const answers = await Promise.all([one.send(body), one.send(body), other.send(body)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([statuses.slice(0, 2).sort(), statuses[2]]).toEqual([[204, 409], 204]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "picture-underway" });
    expect((await one.send(body)).statusCode).toBe(204);
  });

  test("a picture that was refused or broke off keeps nobody out", async () => {
    const { send } = await story();
    expect((await send(Buffer.from("none"))).statusCode).toBe(415);
    expect((await send(Buffer.alloc(0), { "content-type": "text/html" })).statusCode).toBe(415);
    expect((await send(await blank(9, 9).png().toBuffer())).statusCode).toBe(204);
  });
});

describe("a hostile file", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x</script></svg>`;
  const refused: [string, () => Promise<Buffer> | Buffer, number][] = [
    ["no picture at all", () => Buffer.from("<script>alert(1)</script>"), 415],
    ["nothing", () => Buffer.alloc(0), 415],
    ["a drawing with a script", () => Buffer.from(svg), 415],
    ["a GIF", () => blank(5, 5).gif().toBuffer(), 415],
    ["a picture cut in half", async () => (await noise()).subarray(0, 4_000), 415],
    ["a few bytes that unfold to 400 megapixels", () => bomb(), 413],
    ["more than five megabytes", () => Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ];

  test.each(refused)("%s is refused, and tells nothing", async (_, make, status) => {
    const { send, pixId, guest, code } = await story();
    const answer = await send(await make());
    expect(answer.statusCode).toBe(status);
    expect(await receiptOf(pixId)).toBeUndefined();
    expect(await guest.api.getPix(code)).toMatchObject({ state: "shown" });
  });

  test("of two kinds at once keeps only what can be seen", async () => {
    const { send, pixId } = await story();
    const tail = Buffer.from(
      "<html><script>alert('polyglot')</script></html>%PDF-1.7 PK\u0003\u0004",
    );
    const both = Buffer.concat([await blank(20, 20).png().toBuffer(), tail]);
    expect((await send(both)).statusCode).toBe(204);
    const kept = await receiptOf(pixId);
    expect(kept?.includes("script")).toBe(false);
    expect(kept?.subarray(0, 2).toString("hex")).toBe("ffd8");
    expect(kept?.subarray(-2).toString("hex")).toBe("ffd9");
  });
});

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

/** The header of a PNG is enough: its size is known before anything is decompressed. */
async function bomb(): Promise<Buffer> {
  const small = await blank(8, 8).png().toBuffer();
  small.writeUInt32BE(20_000, 16);
  small.writeUInt32BE(20_000, 20);
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29);
  return small;
}
