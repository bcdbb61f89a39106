import { expect, test } from "vitest";
import { ownerAt, Someone } from "../../../tests/support/desks.ts";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { mayGuess } from "./throttle-guesses.ts";

const MINUTE = 60_000;
const app = await openTestApp({ settings: { LIMITS: "true" } });
const { deps } = app;
const { desk } = new Someone(app);

/** One more guess from a new address, counted without checking the password. */
function strangerGuesses(email: string): Promise<boolean> {
  return mayGuess({ ...desk, address: new Someone(app).address }, "password", email);
}

async function strangersGuess(email: string, guesses: number): Promise<void> {
  for (let guess = 0; guess < guesses; guess += 1) expect(await strangerGuesses(email)).toBe(true);
}

const emailOf = (name: string) => `${name}@maremansa.example`;

test("five wrong guesses from one place are answered no more, even when the sixth is right", async () => {
  await ownerAt(app, emailOf("ana"));
  const guesser = new Someone(app, "198.51.100.9");
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await guesser.signIn(emailOf("ana"), `errada-${guess}-errada`)).toBe("refused");
  }
  expect(await guesser.signIn(emailOf("ana"))).toBe("throttled");
  expect(await new Someone(app, "203.0.113.1").signIn(emailOf("ana"))).toBe("in");
});

test("guesses from ever new places come to an end as well, and the quarter of an hour passes", async () => {
  await ownerAt(app, emailOf("bia"));
  await strangersGuess(emailOf("bia"), 29);
  expect(await new Someone(app).signIn(emailOf("bia"), "errada-errada")).toBe("refused");
  const elsewhere = new Someone(app, "203.0.113.2");
  expect(await elsewhere.signIn(emailOf("bia"))).toBe("throttled");
  app.passTime(16 * MINUTE);
  expect(await elsewhere.signIn(emailOf("bia"))).toBe("in");
});

test("of thirty guesses at the same moment no more are looked at than one by one", async () => {
  await ownerAt(app, emailOf("carla"));
  await strangersGuess(emailOf("carla"), 26);
  const guesses = Array.from({ length: 30 }, () => strangerGuesses(emailOf("carla")));
  const answers = await Promise.all(guesses);
  expect(answers.filter((isLookedAt) => isLookedAt)).toHaveLength(4);
});

test("forms sent at the same moment are counted before any of them is looked at", async () => {
  await ownerAt(app, emailOf("cida"));
  await strangersGuess(emailOf("cida"), 28);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, guess) =>
      new Someone(app).signIn(emailOf("cida"), `errada-${guess}-errada`),
    ),
  );
  expect(answers.filter((answer) => answer === "refused")).toHaveLength(2);
  expect(answers.filter((answer) => answer === "throttled")).toHaveLength(4);
});

test("a browser that she came in with before is not kept out by what strangers guess", async () => {
  const hers = await ownerAt(app, emailOf("dora"));
  await hers.api.signOut();
  await strangersGuess(emailOf("dora"), 30);
  const stranger = new Someone(app);
  expect(await stranger.signIn(emailOf("dora"))).toBe("throttled");
  expect(await hers.signIn(emailOf("dora"))).toBe("in");
});

test("her browser has few guesses of its own, and none at anybody else", async () => {
  const hers = await ownerAt(app, emailOf("elza"));
  await ownerAt(app, emailOf("fabia"));
  for (let guess = 0; guess < 9; guess += 1) {
    expect(await mayGuess(hers.desk, "password", emailOf("elza"))).toBe(true);
  }
  expect(await hers.signIn(emailOf("elza"), "errada-errada")).toBe("refused");
  expect(await hers.signIn(emailOf("elza"))).toBe("throttled");
  for (let guess = 0; guess < 5; guess += 1) await hers.signIn(emailOf("fabia"), "errada-errada");
  expect(await hers.signIn(emailOf("fabia"), "errada-errada")).toBe("throttled");
});

test("a browser's number that somebody made up, or took from another person, counts for nothing", async () => {
  const hers = await ownerAt(app, emailOf("gilda"));
  const [name, value] = [...hers.cookies].find(([key]) => key.startsWith("known-")) ?? ["", ""];
  const [number, until, seal = ""] = value.split(".");
  const guesser = new Someone(app);
  guesser.cookies.set(name, `made-up.${until}.${seal}`);
  for (let guess = 0; guess < 5; guess += 1)
    await guesser.signIn(emailOf("gilda"), "errada-errada");
  expect(await guesser.signIn(emailOf("gilda"))).toBe("throttled");
  guesser.cookies.set(name, `${number}.${Number(until) + 1}.${seal}`);
  expect(await guesser.signIn(emailOf("gilda"))).toBe("throttled");
  guesser.cookies.set(name, value);
  expect(await guesser.signIn(emailOf("gilda"))).toBe("in");
});

test("links are asked for and passwords set only so often from one address", async () => {
  const asker = new Someone(app);
  for (let knock = 0; knock < 10; knock += 1) await asker.api.askForNewPassword("x@y.example");
  await expect(asker.api.askForNewPassword("x@y.example")).rejects.toThrow("too-many-requests");
  expect(await asker.api.setPassword("nenhuma", "quintal-com-jabuticaba")).toEqual({
    kind: "throttled",
  });
});

test("being locked out is written down once a quarter of an hour, and only for who works here", async () => {
  await ownerAt(app, emailOf("helena"));
  const entries = async () => {
    const { rows } = await deps.pool.query(
      `select facts from activity join "user" on "user".id = subject
       where kind = 'access-locked' and email = $1`,
      [emailOf("helena")],
    );
    return rows;
  };
  await strangersGuess(emailOf("helena"), 30);
  expect(await entries()).toEqual([]);
  for (let guess = 0; guess < 3; guess += 1) await strangerGuesses(emailOf("helena"));
  expect(await entries()).toEqual([{ facts: { minutes: 15 } }]);
  app.passTime(16 * MINUTE);
  await strangersGuess(emailOf("helena"), 30);
  await strangerGuesses(emailOf("helena"));
  expect(await entries()).toHaveLength(2);
  const before = await deps.pool.query("select count(*) from activity");
  await strangersGuess(emailOf("ninguem"), 30);
  await strangerGuesses(emailOf("ninguem"));
  expect((await deps.pool.query("select count(*) from activity")).rows).toEqual(before.rows);
});

test("the table of guesses names nobody", async () => {
  const { rows } = await deps.pool.query("select * from door_tally");
  expect(JSON.stringify(rows)).not.toMatch(/maremansa|198\.51/);
});
