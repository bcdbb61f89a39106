import { expect, test } from "vitest";
import { codeNext, codeNow } from "../../../tests/support/authenticator.ts";
import { ownerPassword, Someone, signedInOwner } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { endSecondFactor } from "./end-second-factor.ts";

const app = await openTestApp();
const { db, pool } = app.deps;
const email = "nina@maremansa.example";
const now = () => new Date(app.deps.clock());

test("the operator ends a second factor: the old codes open nothing, and a new one is asked for", async () => {
  const nina = await signedInOwner(app, email, { isAsked: true });
  const setup = await nina.api.beginSecondFactor(ownerPassword);
  const secret = setup?.secret ?? "";
  nina.keep((await nina.api.confirmSecondFactor(codeNow(secret))) ?? []);
  const waiting = new Someone(app);
  expect(await waiting.signIn(email)).toBe("code-asked");

  expect(await endSecondFactor(db, "Nina@maremansa.example", now())).toBe(true);
  expect(await nina.api.whoIsSignedIn()).toBeNull();
  expect((await waiting.api.giveCode(codeNext(secret))).kind).toBe("refused");
  const [recovery = ""] = setup?.recoveryCodes ?? [];
  expect((await waiting.api.giveCode(recovery)).kind).toBe("refused");

  const later = new Someone(app);
  expect(await later.signIn(email)).toBe("in");
  expect(await later.api.whoIsSignedIn()).toMatchObject({
    secondFactor: false,
    secondFactorAsk: { kind: "asked" },
  });
  const { rows } = await pool.query(
    "select actor, kind from activity where kind = 'second-factor-ended'",
  );
  expect(rows).toEqual([{ actor: "system", kind: "second-factor-ended" }]);
});

test("an address that nobody has changes nothing and is said", async () => {
  expect(await endSecondFactor(db, "ninguem@maremansa.example", now())).toBe(false);
});
