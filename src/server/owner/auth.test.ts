import { expect, test } from "vitest";
import { ownerAt, Someone } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const live = await openTestApp({ settings: { PUBLIC_URL: "https://casa.example" } });
const sandbox = await openTestApp();

test("over TLS every cookie of the door is bound to this very host", async () => {
  await ownerAt(live);
  const answer = await new Someone(live).api.signIn("lia@maremansa.example", "uma-senha-bem-longa");
  const cookies = "cookies" in answer ? answer.cookies : [];
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
    "__Host-pousada.session_token",
    expect.stringMatching(/^__Host-known-/),
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
    expect(cookie).not.toMatch(/Domain/i);
  }
  const lia = new Someone(live);
  lia.keep(cookies);
  expect(await lia.api.whoIsSignedIn()).toMatchObject({ role: "owner" });
});

test("without TLS, in the sandbox, cookies have plain names and open the door too", async () => {
  const lia = await ownerAt(sandbox);
  expect([...lia.cookies.keys()].filter((name) => name.startsWith("__"))).toEqual([]);
  expect(await lia.api.whoIsSignedIn()).toMatchObject({ role: "owner" });
});
