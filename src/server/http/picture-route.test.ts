import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askNoSecondFactor } from "../../../sample/ask-no-second-factor.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { createAuth } from "../owner/auth.ts";
import { createOwner } from "../owner/create-owner.ts";
import { createDesk } from "../owner/desk.ts";
import { createOwnerApi } from "../owner/owner-api.ts";

let app: TestApp;
let folder: string;
let owner: string;
let team: string;

async function signIn(email: string): Promise<string> {
  const { deps } = app;
  const auth = createAuth(deps.db, deps.config);
  const api = createOwnerApi(createDesk(deps, auth, new Headers(), "127.0.0.1"));
  const answer = await api.signIn(email, "rede-na-varanda");
  if (answer.kind !== "in") throw new Error(`not let in: ${answer.kind}`);
  return answer.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "media-"));
  app = await openTestApp({ settings: { MEDIA_DIR: folder } });
  const { db, pool } = app.deps;
  for (const name of ["dona", "equipe"]) {
    await createOwner(
      db,
      { name, email: `${name}@casa.example`, password: "rede-na-varanda" },
      new Date(app.deps.clock()),
    );
    await askNoSecondFactor(db, `${name}@casa.example`);
  }
  await pool.query(`update "user" set role = 'team' where name = 'equipe'`);
  owner = await signIn("dona@casa.example");
  team = await signIn("equipe@casa.example");
});
afterAll(() => rm(folder, { recursive: true }));

function send(cookie: string, payload: Buffer, headers: Record<string, string> = {}) {
  return app.http.inject({
    method: "POST",
    url: "/admin/fotos",
    headers: { cookie, "content-type": "image/jpeg", ...headers },
    payload,
  });
}

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#efc04c" } })
    .jpeg()
    .toBuffer();

describe("a photo from the phone", () => {
  test("is kept in the house and served to everybody", async () => {
    const content = await photo();
    const answer = await send(owner, content);
    expect(answer.statusCode).toBe(200);
    const picture = answer.json();
    expect(picture).toMatchObject({ width: 600, height: 400 });
    const served = await app.http.inject(`/media/${picture.id}/480.avif`);
    expect(served.statusCode).toBe(200);
    expect((await send(owner, content)).json()).toEqual(picture);
  });

  test("is taken from the owner only, before a byte of it is read", async () => {
    const huge = Buffer.alloc(16 * 1024 * 1024);
    expect((await send("", huge)).statusCode).toBe(401);
    expect((await send(team, huge)).statusCode).toBe(403);
    expect((await send(owner, huge, { origin: "https://estranho.example" })).statusCode).toBe(403);
    expect((await send(owner, huge)).statusCode).toBe(413);
  });

  test("that nobody can open is refused in words, as is anything that is no photo", async () => {
    const heic = Buffer.from("0000001c6674797068656963000000006d696631686569636865766300", "hex");
    const refused = await send(owner, heic, { "content-type": "image/heic" });
    expect(refused.statusCode).toBe(415);
    expect(refused.json().detail).toContain("Mande em JPG ou PNG");
    const form = await send(owner, Buffer.from("a=b"), {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(form.statusCode).toBe(415);
  });
});
