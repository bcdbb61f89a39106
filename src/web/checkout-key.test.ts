import { afterEach, expect, test, vi } from "vitest";
import { day } from "../domain/day.ts";
import { forgetKey, keyOf, unansweredKey } from "./checkout-key.ts";

const wish = {
  listingId: "mar",
  stay: { checkIn: day("2027-01-11"), checkOut: day("2027-01-14") },
  guests: { adults: 2, childrenUpTo12: 0, childrenAbove12: 0 },
};
vi.stubGlobal("window", { location: { pathname: "/quarto" } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal("window", { location: { pathname: "/quarto" } });
  forgetKey();
});

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test("tries for the same wish say one key of 128 bits until one is answered", () => {
  vi.stubGlobal("sessionStorage", storage());
  const key = keyOf(wish);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ ...wish })).toBe(key);
  expect(unansweredKey()).toBe(key);
  forgetKey();
  expect(unansweredKey()).toBeUndefined();
  expect(keyOf(wish)).not.toBe(key);
});

test("another wish, or the other language, has a key of its own", () => {
  vi.stubGlobal("sessionStorage", storage());
  const key = keyOf(wish);
  expect(keyOf({ ...wish, guests: { ...wish.guests, adults: 3 } })).not.toBe(key);
  const again = keyOf(wish);
  vi.stubGlobal("window", { location: { pathname: "/en/quarto" } });
  expect(keyOf(wish)).not.toBe(again);
});

test("a reload forgets no key", async () => {
  vi.stubGlobal("sessionStorage", storage());
  const key = keyOf(wish);
  vi.resetModules();
  const reloaded = await import("./checkout-key.ts");
  expect(reloaded.keyOf(wish)).toBe(key);
  reloaded.forgetKey();
});

test("a browser that keeps nothing repeats the key all the same", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(keyOf(wish)).toBe(keyOf(wish));
});
