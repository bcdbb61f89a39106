import { describe, expect, test } from "vitest";
import { AppError } from "../../src/domain/app-error.ts";
import { DatabaseAway } from "../../src/server/database/away.ts";
import { type Heard, isFailure, overAgain, takeRepeats, untilHeard } from "./client.ts";

const busy: Heard = { status: 503, retryAfter: "0" };
const fine: Heard = { status: 200, retryAfter: null };

/** Gives the answers one after the other, and counts the requests. */
function answering(...answers: readonly Heard[]) {
  const left = [...answers];
  return { ask: async () => left.shift() as Heard, left };
}

describe("an answer", () => {
  test("of 'not now' is asked again, and counted", async () => {
    takeRepeats();
    const { ask } = answering(busy, { ...busy, status: 429 }, fine);
    expect(await untilHeard(ask)).toEqual(fine);
    expect(takeRepeats()).toBe(2);
  });

  test.each([
    { status: 503, retryAfter: null },
    { status: 500, retryAfter: "0" },
    { status: 502, retryAfter: null },
  ])("of $status with Retry-After $retryAfter is a failure at once", async (wrong) => {
    const { ask, left } = answering(wrong, fine);
    expect(await untilHeard(ask)).toEqual(wrong);
    expect(left).toEqual([fine]);
    expect(isFailure(wrong)).toBe(true);
  });

  test("that refuses for good is an answer", async () => {
    expect(await untilHeard(answering({ status: 409, retryAfter: null }).ask)).toMatchObject({
      status: 409,
    });
  });
});

describe("work that calls the server's functions", () => {
  const failing = (...errors: readonly Error[]) => {
    const left = [...errors];
    return async () => {
      const error = left.shift();
      if (error) throw error;
      return "done";
    };
  };
  const away = () => new DatabaseAway(new Error());

  test("begins again if the machine was too busy for it", async () => {
    expect(await overAgain(failing(away(), new AppError("unavailable")))).toBe("done");
  });

  test("does not begin again for ever", async () => {
    await expect(overAgain(failing(away(), away(), away()))).rejects.toThrow(DatabaseAway);
  });

  test("does not begin again after a refusal or a defect", async () => {
    for (const error of [new AppError("nights-taken"), new TypeError("defect")])
      await expect(overAgain(failing(error))).rejects.toThrow(error);
  });
});
