import { describe, expect, test } from "vitest";
import { codeNow } from "../../../sandbox/testing/authenticator.ts";
import { helperAt, ownerAt, ownerPassword, Someone } from "../../../sandbox/testing/desks.ts";
import { openTestHouse } from "../../../sandbox/testing/test-house.ts";
import { sendDoorLink } from "./send-door-link.ts";

const MINUTE = 60_000;
const house = await openTestHouse({ settings: { LIMITS: "true" } });
const { deps } = house;
const emailOf = (name: string) => `${name}@maremansa.example`;

async function idOf(email: string): Promise<string> {
  const { rows } = await deps.pool.query(`select id from "user" where email = $1`, [email]);
  return rows[0].id;
}

/** The link's secret as it arrives in the person's own mailbox. */
async function linkMailedTo(email: string): Promise<string> {
  await sendDoorLink(deps, await idOf(email));
  const mail = house.mail.messages().find(({ to }) => to.some(({ address }) => address === email));
  return /\/admin\/senha#(\w+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

function mailServer(faults: { down: boolean }): Promise<unknown> {
  return fetch(`${house.mail.inboxUrl}/api/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(faults),
  });
}

describe("the door", () => {
  test("opens to e-mail and password that belong together, whatever the letters' case", async () => {
    await ownerAt(house);
    const lia = new Someone(house);
    expect(await lia.signIn("LIA@maremansa.example")).toBe("in");
    expect(await lia.api.whoIsSignedIn()).toMatchObject({ name: "Dona Lia", role: "owner" });
  });

  test("a session that somebody planted before the sign-in is not the one after it", async () => {
    const lia = await ownerAt(house);
    const planted = new Map(lia.cookies);
    await lia.signIn(emailOf("lia"));
    expect([...lia.cookies.values()]).not.toEqual([...planted.values()]);
  });

  test("after signing out the old cookies open nothing", async () => {
    const lia = await ownerAt(house);
    const before = new Someone(house);
    before.keep([...lia.cookies].map(([name, value]) => `${name}=${value}`));
    await lia.api.signOut();
    expect(await before.api.whoIsSignedIn()).toBeNull();
  });

  test("signing out everywhere shuts the other devices too", async () => {
    const phone = await ownerAt(house);
    const computer = new Someone(house);
    await computer.signIn(emailOf("lia"));
    await phone.api.signOutEverywhere();
    expect(await computer.api.whoIsSignedIn()).toBeNull();
  });

  test("five wrong guesses from one place are answered no more, even when the sixth is right", async () => {
    await ownerAt(house, emailOf("ana"));
    const guesser = new Someone(house, "198.51.100.9");
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await guesser.signIn(emailOf("ana"), `errada-${guess}-errada`)).toBe("refused");
    }
    expect(await guesser.signIn(emailOf("ana"))).toBe("throttled");
    expect(await new Someone(house, "203.0.113.1").signIn(emailOf("ana"))).toBe("in");
  });

  test("guesses from ever new places come to an end as well, and the quarter of an hour passes", async () => {
    await ownerAt(house, emailOf("bia"));
    for (let guess = 0; guess < 30; guess += 1) {
      await new Someone(house, `198.51.100.${guess}`).signIn(emailOf("bia"), "errada-errada");
    }
    const elsewhere = new Someone(house, "203.0.113.2");
    expect(await elsewhere.signIn(emailOf("bia"))).toBe("throttled");
    house.passTime(16 * MINUTE);
    expect(await elsewhere.signIn(emailOf("bia"))).toBe("in");
  });

  test("the table of guesses names nobody", async () => {
    const { rows } = await deps.pool.query("select guess from refused_sign_in");
    expect(JSON.stringify(rows)).not.toMatch(/ana|bia|198\.51/);
  });
});

describe("a password that was forgotten", () => {
  test("is set anew by the mailed link, once, and every device is signed out", async () => {
    const rita = await ownerAt(house, emailOf("rita"));
    const token = await linkMailedTo(emailOf("rita"));
    expect(await new Someone(house).api.setPassword(token, "outra-senha-bem-longa")).toBe(true);
    expect(await rita.api.whoIsSignedIn()).toBeNull();
    expect(await new Someone(house).api.setPassword(token, "mais-uma-senha-longa")).toBe(false);
    expect(await new Someone(house).signIn(emailOf("rita"), "outra-senha-bem-longa")).toBe("in");
  });

  test("asking says the same for a stranger, and mails nobody", async () => {
    const before = house.mail.messages().length;
    await new Someone(house).api.askForNewPassword(emailOf("ninguem"));
    const { rows } = await deps.pool.query(
      "select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'send-door-link'",
    );
    expect([house.mail.messages().length - before, rows[0].jobs]).toEqual([0, 0]);
  });

  test("neither the database nor the queue keeps the link's secret", async () => {
    await ownerAt(house, emailOf("sara"));
    const token = await linkMailedTo(emailOf("sara"));
    expect(token).not.toBe("");
    const { rows } = await deps.pool.query("select identifier, value from verification");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("asking again and again sends one link in five minutes", async () => {
    await ownerAt(house, emailOf("lara"));
    await linkMailedTo(emailOf("lara"));
    await new Someone(house).api.askForNewPassword(emailOf("lara"));
    const { rows } = await deps.pool.query(
      "select count(*)::int as jobs from graphile_worker.jobs where key like '%' || $1",
      [await idOf(emailOf("lara"))],
    );
    expect(rows[0].jobs).toBe(0);
  });

  test("a mail server that refuses makes the job fail, so that it is tried again", async () => {
    await ownerAt(house, emailOf("vera"));
    await mailServer({ down: true });
    await expect(linkMailedTo(emailOf("vera"))).rejects.toThrow();
    await mailServer({ down: false });
    expect(await linkMailedTo(emailOf("vera"))).not.toBe("");
  });

  test("setting it opens a door that guesses had shut", async () => {
    await ownerAt(house, emailOf("ines"));
    const here = new Someone(house, "198.51.100.77");
    for (let guess = 0; guess < 5; guess += 1) await here.signIn(emailOf("ines"), "errada-errada");
    const elsewhere = new Someone(house, "203.0.113.77");
    for (let guess = 0; guess < 30; guess += 1) {
      await new Someone(house, `192.0.2.${guess}`).signIn(emailOf("ines"), "errada-errada");
    }
    expect(await elsewhere.signIn(emailOf("ines"))).toBe("throttled");
    const token = await linkMailedTo(emailOf("ines"));
    await elsewhere.api.setPassword(token, "uma-nova-bem-longa");
    expect(await elsewhere.signIn(emailOf("ines"), "uma-nova-bem-longa")).toBe("in");
  });

  test("a short password is refused", async () => {
    await ownerAt(house, emailOf("nara"));
    const token = await linkMailedTo(emailOf("nara"));
    expect(await new Someone(house).api.setPassword(token, "curta")).toBe(false);
  });
});

describe("the second factor", () => {
  test("once confirmed, the password alone opens nothing and the code does", async () => {
    const eva = await ownerAt(house, emailOf("eva"));
    expect(await eva.api.beginSecondFactor("senha-errada-mesmo")).toBeNull();
    const setup = await eva.api.beginSecondFactor(ownerPassword);
    expect(await eva.api.confirmSecondFactor("000000")).toBeNull();
    eva.keep((await eva.api.confirmSecondFactor(codeNow(setup?.secret ?? ""))) ?? []);

    const later = new Someone(house);
    expect(await later.signIn(emailOf("eva"))).toBe("code-asked");
    expect(await later.api.whoIsSignedIn()).toBeNull();
    expect(await later.api.giveCode("123456")).toEqual({ kind: "refused" });
    const answer = await later.api.giveCode(codeNow(setup?.secret ?? ""));
    expect(answer.kind).toBe("in");
    if (answer.kind === "in") later.keep(answer.cookies);
    expect(await later.api.whoIsSignedIn()).toMatchObject({ secondFactor: true });
  });

  test("a recovery code opens once", async () => {
    const ivo = await ownerAt(house, emailOf("ivo"));
    const setup = await ivo.api.beginSecondFactor(ownerPassword);
    ivo.keep((await ivo.api.confirmSecondFactor(codeNow(setup?.secret ?? ""))) ?? []);
    const [code = ""] = setup?.recoveryCodes ?? [];
    const first = new Someone(house);
    await first.signIn(emailOf("ivo"));
    expect((await first.api.giveCode(code)).kind).toBe("in");
    const second = new Someone(house);
    await second.signIn(emailOf("ivo"));
    expect((await second.api.giveCode(code)).kind).toBe("refused");
  });
});

describe("people", () => {
  test("invited again before she came in, she has the newer role", async () => {
    const lia = await ownerAt(house);
    const person = { name: "Gil", email: emailOf("gil") };
    await lia.api.invite({ ...person, role: "owner" });
    await lia.api.invite({ ...person, role: "team" });
    const listed = await lia.api.listPeople();
    expect(listed.filter(({ name }) => name === "Gil")).toMatchObject([{ role: "team" }]);
  });

  test("two owners who demote each other at once leave one owner", async () => {
    const one = await ownerAt(house, emailOf("um"));
    const other = await ownerAt(house, emailOf("dois"));
    const both = await Promise.allSettled([
      one.api.changeRole(await idOf(emailOf("dois")), "team"),
      other.api.changeRole(await idOf(emailOf("um")), "team"),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("an invited colleague sets a password, comes in, and cannot refund", async () => {
    const lia = await ownerAt(house);
    await lia.api.invite({ name: "Rui", email: "Rui@maremansa.example", role: "team" });
    const listed = await lia.api.listPeople();
    expect(listed.find(({ name }) => name === "Rui")).toMatchObject({ accepted: false });
    const token = await linkMailedTo(emailOf("rui"));
    expect(await new Someone(house).api.setPassword(token, "senha-longa-do-rui")).toBe(true);
    const rui = new Someone(house);
    expect(await rui.signIn(emailOf("rui"), "senha-longa-do-rui")).toBe("in");
    await expect(rui.api.cancelBooking("x", 0)).rejects.toThrow("not-allowed");
    await expect(rui.api.listPeople()).rejects.toThrow("not-allowed");
  });

  test("who has come in already is not invited again", async () => {
    const lia = await ownerAt(house);
    await helperAt(house, emailOf("caio"));
    const again = lia.api.invite({ name: "Caio", email: emailOf("caio"), role: "owner" });
    await expect(again).rejects.toThrow("person-known");
  });

  test("nobody demotes or removes herself, and who is removed is out at once", async () => {
    const lia = await ownerAt(house);
    const me = await idOf(emailOf("lia"));
    await expect(lia.api.removePerson(me)).rejects.toThrow("not-allowed");
    await expect(lia.api.changeRole(me, "team")).rejects.toThrow("not-allowed");
    const helper = await helperAt(house, emailOf("davi"));
    await lia.api.removePerson(await idOf(emailOf("davi")));
    await expect(helper.api.today()).rejects.toThrow("sign-in-required");
  });

  test("a role that was taken away is gone with the next call", async () => {
    const lia = await ownerAt(house);
    const other = await ownerAt(house, emailOf("nina"));
    await lia.api.changeRole(await idOf(emailOf("nina")), "team");
    await expect(other.api.listPeople()).rejects.toThrow("not-allowed");
  });
});
