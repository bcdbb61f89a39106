import { describe, expect, test } from "vitest";
import { helperAt, ownerAt, Someone } from "../../../tests/support/desks.ts";
import { linkMailedTo, personId } from "../../../tests/support/password-links.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";

const app = await openTestApp({ settings: { LIMITS: "true" } });
const emailOf = (name: string) => `${name}@maremansa.example`;

const idOf = (email: string) => personId(app, email);

describe("the door", () => {
  test("opens to e-mail and password that belong together, whatever the letters' case", async () => {
    await ownerAt(app);
    const lia = new Someone(app);
    expect(await lia.signIn("LIA@maremansa.example")).toBe("in");
    expect(await lia.api.whoIsSignedIn()).toMatchObject({ name: "Dona Lia", role: "owner" });
  });

  test("a session that somebody planted before the sign-in is not the one after it", async () => {
    const lia = await ownerAt(app);
    const planted = new Map(lia.cookies);
    await lia.signIn(emailOf("lia"));
    expect([...lia.cookies.values()]).not.toEqual([...planted.values()]);
  });

  test("after signing out the old cookies open nothing", async () => {
    const lia = await ownerAt(app);
    const before = new Someone(app);
    before.keep([...lia.cookies].map(([name, value]) => `${name}=${value}`));
    await lia.api.signOut();
    expect(await before.api.whoIsSignedIn()).toBeNull();
  });

  test("signing out everywhere shuts the other devices too", async () => {
    const phone = await ownerAt(app);
    const computer = new Someone(app);
    await computer.signIn(emailOf("lia"));
    await phone.api.signOutEverywhere();
    expect(await computer.api.whoIsSignedIn()).toBeNull();
  });
});

describe("people", () => {
  test("invited again before she came in, she has the newer role", async () => {
    const lia = await ownerAt(app);
    const person = { name: "Gil", email: emailOf("gil") };
    await lia.api.invite({ ...person, role: "owner" });
    await lia.api.invite({ ...person, role: "team" });
    const listed = await lia.api.listPeople();
    expect(listed.filter(({ name }) => name === "Gil")).toMatchObject([{ role: "team" }]);
  });

  test("two owners who demote each other at once leave one owner", async () => {
    const one = await ownerAt(app, emailOf("um"));
    const other = await ownerAt(app, emailOf("dois"));
    const both = await Promise.allSettled([
      one.api.changeRole({ personId: await idOf(emailOf("dois")), role: "team" }),
      other.api.changeRole({ personId: await idOf(emailOf("um")), role: "team" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("an invited colleague sets a password, comes in, and cannot refund", async () => {
    const lia = await ownerAt(app);
    await lia.api.invite({ name: "Rui", email: "Rui@maremansa.example", role: "team" });
    const listed = await lia.api.listPeople();
    expect(listed.find(({ name }) => name === "Rui")).toMatchObject({ accepted: false });
    const token = await linkMailedTo(app, emailOf("rui"));
    await new Someone(app).api.setPassword(token, "senha-longa-do-rui");
    const rui = new Someone(app);
    expect(await rui.signIn(emailOf("rui"), "senha-longa-do-rui")).toBe("in");
    await expect(
      rui.api.cancelBooking({ bookingId: "x", who: "guest", refund: 0, agreed: "Combinado." }),
    ).rejects.toThrow("not-allowed");
    await expect(rui.api.listPeople()).rejects.toThrow("not-allowed");
  });

  test("who has come in already is not invited again", async () => {
    const lia = await ownerAt(app);
    await helperAt(app, emailOf("caio"));
    const again = lia.api.invite({ name: "Caio", email: emailOf("caio"), role: "owner" });
    await expect(again).rejects.toThrow("person-known");
  });

  test("nobody demotes or removes herself, and who is removed is out at once", async () => {
    const lia = await ownerAt(app);
    const me = await idOf(emailOf("lia"));
    await expect(lia.api.removePerson({ personId: me })).rejects.toThrow("not-allowed");
    await expect(lia.api.changeRole({ personId: me, role: "team" })).rejects.toThrow("not-allowed");
    const helper = await helperAt(app, emailOf("davi"));
    await lia.api.removePerson({ personId: await idOf(emailOf("davi")) });
    await expect(helper.api.today()).rejects.toThrow("sign-in-required");
  });

  test("a role that was taken away is gone with the next call", async () => {
    const lia = await ownerAt(app);
    const other = await ownerAt(app, emailOf("nina"));
    await lia.api.changeRole({ personId: await idOf(emailOf("nina")), role: "team" });
    await expect(other.api.listPeople()).rejects.toThrow("not-allowed");
  });
});
