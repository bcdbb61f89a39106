import { describe, expect, test } from "vitest";
import type { Api } from "../../contract/api.ts";
import { AppError } from "../../domain/app-error.ts";
import { loadListing } from "./load-listing.ts";

const apiThat = (
  getListing: () => Promise<unknown>,
  listReservedDays = async () => [] as unknown,
) => ({ getListing, listReservedDays }) as unknown as Api;
const failing = (error: unknown) => apiThat(() => Promise.reject(error));

describe("loading a room", () => {
  test("S8.01 a failure with a message stores that message", async () => {
    expect(await loadListing(failing(new TypeError("Failed to fetch")), { id: "mar" })).toEqual({
      kind: "failed",
      error: "Failed to fetch",
    });
  });

  test.each([new Error(""), null, "text"])(
    "S8.02 a failure without a message stores 'Erro desconhecido'",
    async (error) => {
      expect(await loadListing(failing(error), { id: "mar" })).toEqual({
        kind: "failed",
        error: "Erro desconhecido",
      });
    },
  );

  test("an unknown room is missing, not failed", async () => {
    expect(await loadListing(failing(new AppError("listing-unknown")), { id: "x" })).toEqual({
      kind: "missing",
    });
  });

  test.each([async () => Promise.reject(new Error("down")), async () => ({ not: "a list" })])(
    "without its reserved days the room still stands, and they are unknown",
    async (listReservedDays) => {
      const app = apiThat(async () => ({ id: "mar" }), listReservedDays);
      expect(await loadListing(app, { id: "mar" })).toMatchObject({ kind: "room", reserved: null });
    },
  );

  test("at its readable address a room is the one of that name, and its days are its own", async () => {
    const asked: string[] = [];
    const app = {
      findListing: async (slug: string) => (slug === "quarto-mar" ? "mar" : Promise.reject()),
      getListing: async (id: string) => ({ id }),
      listReservedDays: async (id: string) => {
        asked.push(id);
        return [];
      },
    } as unknown as Api;
    const room = await loadListing(app, { slug: "quarto-mar" });
    expect(room).toMatchObject({ kind: "room", listing: { id: "mar" } });
    expect(asked).toEqual(["mar"]);
  });

  describe("with others", () => {
    const app = (isPlain: boolean) =>
      apiThat((async (id: string) => ({ id, isPlain })) as () => Promise<unknown>);

    test("each is loaded once, whatever the address repeats", async () => {
      const at = { id: "mar", others: ["jangada", "mar", "jangada"] };
      expect(await loadListing(app(false), at)).toMatchObject({
        listing: { id: "mar" },
        others: [{ listing: { id: "jangada" }, reserved: [] }],
      });
    });

    test("a server that takes one room at a time is asked for the first alone", async () => {
      const loaded = await loadListing(app(true), { id: "mar", others: ["jangada"] });
      expect(loaded).toMatchObject({ listing: { id: "mar" }, others: [] });
    });
  });
});
