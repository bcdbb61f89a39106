import { describe, expect, test, vi } from "vitest";
import { startClock } from "../../../sandbox/clock.ts";
import type { Person, SecondFactorAsk } from "../../domain/person.ts";
import type { Desk } from "./desk.ts";
import { type Doors, guard } from "./guard.ts";
import { permissions, permittedTo, type VerbName as Verb } from "./permissions.ts";

/** Without sign-in: only the sign-in calls. */
const strangers: readonly Verb[] = [
  "whoIsSignedIn",
  "listPermitted",
  "signIn",
  "giveCode",
  "askForNewPassword",
  "setPassword",
];

/** The cleaning role: the rooms, and the person's own sign-in. */
const cleaning: readonly Verb[] = [
  ...strangers,
  "signOut",
  "signOutDevice",
  "signOutOthers",
  "signOutEverywhere",
  "listDevices",
  "changePassword",
  "beginSecondFactor",
  "confirmSecondFactor",
  "endSecondFactor",
  "stepUp",
  "lookAtRooms",
  "setRoomState",
];

/** The team's daily work. Everything else is for the owner only. */
const team: readonly Verb[] = [
  ...cleaning,
  "today",
  "checkIn",
  "checkOut",
  "undoCheckIn",
  "undoCheckOut",
  "markNoShow",
  "listBookings",
  "markBookingsSeen",
  "countNewBookings",
  "listListingNames",
  "getBooking",
  "lookAtGuestData",
  "takeManualBooking",
  "completePortalStay",
  "offerRooms",
  "notePayment",
  "editBooking",
  "resendMail",
  "timeline",
  "findTakers",
  "previewStayChange",
  "previewRooms",
  "changeStay",
  "answerChange",
  "listEnquiries",
  "getEnquiry",
  "markEnquiry",
  "dropEnquiry",
  "listProposals",
  "getProposal",
  "makeProposal",
  "withdrawProposal",
  "listToldPix",
  "listPixOf",
  "answerPix",
  "listMessageTexts",
  "listReadyMessages",
  "noteMessageOpened",
  "block",
  "unblock",
  "listFeeds",
  "syncFeed",
  "getConflict",
  "listAllListings",
  "getCashDay",
  "issueReceipt",
  "getReceipt",
];

/** What changes where money goes, and what could circumvent its protection. */
const asks: ReadonlySet<Verb> = new Set<Verb>(["endSecondFactor", "changeRole", "removePerson"]);

const verbs = Object.keys(permissions) as Verb[];

/** What an owner may do while a second factor is due: turn it on, postpone it, or sign out. */
const whileHeldBack: readonly Verb[] = [
  ...strangers,
  "signOut",
  "beginSecondFactor",
  "confirmSecondFactor",
  "putOffSecondFactor",
];

function person(role: Person["role"], ask: SecondFactorAsk["kind"] = "none"): Person {
  const secondFactorAsk = ask === "put-off" ? { kind: ask, until: 1 } : { kind: ask };
  return {
    ...{ id: "1", name: "Lia", email: "lia@x.example" },
    ...{ role, secondFactor: false, secondFactorAsk },
  };
}

/** A database without stored keys that accepts activity entries. */
const noKeys = {
  selectFrom: () => noKeys,
  select: () => noKeys,
  where: () => noKeys,
  executeTakeFirst: async () => undefined,
  insertInto: () => noKeys,
  values: () => noKeys,
  returning: () => noKeys,
  executeTakeFirstOrThrow: async () => ({ id: "1" }),
};

async function outcome(verb: Verb, who: Person | null): Promise<string> {
  const called = vi.fn(async () => "called");
  const doors = Object.fromEntries(verbs.map((name) => [name, () => called])) as unknown as Doors;
  const deps = { db: noKeys, clock: startClock().now };
  const formKey = () => "0".repeat(32);
  const sessionId = async () => "session";
  const desk = { deps, person: async () => who, sessionId, formKey } as unknown as Desk;
  const guarded = guard(desk, doors)[verb] as (given: object) => Promise<string>;
  const answer = await guarded({ bookingId: "1" }).catch((error: Error) => error.message);
  expect(called).toHaveBeenCalledTimes(answer === "called" ? 1 : 0);
  return answer;
}

describe.each(verbs)("%s", (verb) => {
  const isOpen = strangers.includes(verb);
  const isCleaners = cleaning.includes(verb);
  const isTeams = team.includes(verb);

  test(isOpen ? "is open to strangers" : "is refused to strangers", async () => {
    expect(await outcome(verb, null)).toBe(isOpen ? "called" : "sign-in-required");
  });

  test(isCleaners ? "is open to who cleans" : "is refused to who cleans", async () => {
    const expected = asks.has(verb) ? "step-up-needed" : "called";
    expect(await outcome(verb, person("cleaning"))).toBe(isCleaners ? expected : "not-allowed");
  });

  test(isOpen ? "is open to any role" : "is refused to a role nobody knows", async () => {
    const unknown = person("gardener" as Person["role"]);
    expect(await outcome(verb, unknown)).toBe(isOpen ? "called" : "not-allowed");
  });

  test(isTeams ? "is open to the team" : "is refused to the team", async () => {
    const expected = asks.has(verb) ? "step-up-needed" : "called";
    expect(await outcome(verb, person("team"))).toBe(isTeams ? expected : "not-allowed");
  });

  test(asks.has(verb) ? "asks the owner who she is" : "is open to the owner", async () => {
    const expected = asks.has(verb) ? "step-up-needed" : "called";
    expect(await outcome(verb, person("owner"))).toBe(expected);
    expect(await outcome(verb, person("owner", "put-off"))).toBe(expected);
  });

  const isLeft = whileHeldBack.includes(verb);
  test.each(["asked", "overdue"] as const)(
    isLeft
      ? "is open to an owner whose second factor is %s"
      : "is closed to an owner whose second factor is %s",
    async (ask) => {
      const answer = isLeft ? "called" : "second-factor-required";
      expect(await outcome(verb, person("owner", ask))).toBe(answer);
    },
  );
});

test("what a page is told that she may is what the guard lets her do", async () => {
  for (const role of ["cleaning", "team", "owner"] as const) {
    const told = permittedTo(role);
    for (const verb of verbs) {
      const answer = await outcome(verb, person(role));
      expect([verb, told.includes(verb)]).toEqual([verb, answer !== "not-allowed"]);
    }
  }
  expect(permittedTo(undefined).toSorted()).toEqual([...strangers].toSorted());
});
