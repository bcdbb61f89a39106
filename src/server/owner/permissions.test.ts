import { describe, expect, test, vi } from "vitest";
import type { OwnerApi } from "../../contract/owner-api.ts";
import type { Person } from "../../domain/person.ts";
import type { Desk } from "./desk.ts";
import { guard, permissions } from "./permissions.ts";

const verbs = Object.keys(permissions) as (keyof OwnerApi)[];

/** Before the door, nothing but the ways to come in. */
const open = ["whoIsSignedIn", "signIn", "giveCode", "askForNewPassword", "setPassword"];

function person(role: Person["role"]): Person {
  return { id: "1", name: "Lia", email: "lia@x.example", role, secondFactor: false };
}

async function outcome(verb: keyof OwnerApi, who: Person | null): Promise<string> {
  const called = vi.fn(async () => "called");
  const all = Object.fromEntries(verbs.map((name) => [name, called])) as unknown as OwnerApi;
  const desk = { person: async () => who } as unknown as Desk;
  const guarded = guard(desk, all)[verb] as () => Promise<string>;
  const answer = await guarded().catch((error: Error) => error.message);
  expect(called).toHaveBeenCalledTimes(answer === "called" ? 1 : 0);
  return answer;
}

describe.each(verbs)("%s", (verb) => {
  const isOpen = open.includes(verb);

  test(isOpen ? "is open to strangers" : "is refused to strangers", async () => {
    expect(await outcome(verb, null)).toBe(isOpen ? "called" : "sign-in-required");
  });

  test("is open to the owner", async () => {
    expect(await outcome(verb, person("owner"))).toBe("called");
  });

  test("treats the team as its line says", async () => {
    const expected = permissions[verb] === "owner" ? "not-allowed" : "called";
    expect(await outcome(verb, person("team"))).toBe(expected);
  });
});

test("whatever moves money, sets prices or changes the house is the owner's alone", () => {
  const delicate = /refund|cancel|price|invite|person|role|edit(?!Booking)|publish|reorder|photo/i;
  const lax = verbs.filter((verb) => delicate.test(verb) && permissions[verb] !== "owner");
  expect(lax).toEqual([]);
});
