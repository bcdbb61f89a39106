import { describe, expect, test } from "vitest";
import type { Api } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { loadRoom } from "./load-room.ts";

const houseThat = (
  getListing: () => Promise<unknown>,
  listReservedDays = async () => [] as unknown,
) => ({ getListing, listReservedDays }) as unknown as Api;
const failing = (error: unknown) => houseThat(() => Promise.reject(error));

describe("loading a room", () => {
  test("S8.01 a failure with a message stores that message", async () => {
    expect(await loadRoom(failing(new TypeError("Failed to fetch")), "mar")).toEqual({
      kind: "failed",
      error: "Failed to fetch",
    });
  });

  test.each([new Error(""), null, "text"])(
    "S8.02 a failure without a message stores 'Erro desconhecido'",
    async (error) => {
      expect(await loadRoom(failing(error), "mar")).toEqual({
        kind: "failed",
        error: "Erro desconhecido",
      });
    },
  );

  test("an unknown room is missing, not failed", async () => {
    expect(await loadRoom(failing(new AppError("listing-unknown")), "x")).toEqual({
      kind: "missing",
    });
  });

  test.each([async () => Promise.reject(new Error("down")), async () => ({ not: "a list" })])(
    "without its reserved days the room still stands, and they are unknown",
    async (listReservedDays) => {
      const house = houseThat(async () => ({ id: "mar" }), listReservedDays);
      expect(await loadRoom(house, "mar")).toMatchObject({ kind: "room", reserved: null });
    },
  );
});
