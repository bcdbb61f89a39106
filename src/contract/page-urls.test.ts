import { describe, expect, test } from "vitest";
import { day } from "../domain/day.ts";
import { isFindable, listingUrl, namedListingUrl, returnUrl } from "./page-urls.ts";
import { widthsOf } from "./picture-urls.ts";

const guests = { adults: 2, childrenUpTo12: 1, childrenAbove12: 0 };
const stay = { checkIn: day("2026-12-12"), checkOut: day("2026-12-15") };

describe("addresses", () => {
  test("the return address leaves the provider's placeholder unencoded", () => {
    const facts = { total: 294_000, stay, listingId: "mar" };
    const claims = "price=2940&startDate=2026-12-12&endDate=2026-12-15&quartoId=mar";
    expect(returnUrl("https://casa.example", { ...facts, language: "pt-BR" })).toBe(
      `https://casa.example/success?session_id={CHECKOUT_SESSION_ID}&${claims}`,
    );
    expect(returnUrl("https://casa.example", { ...facts, language: "en-US" })).toBe(
      `https://casa.example/en/success?session_id={CHECKOUT_SESSION_ID}&${claims}`,
    );
  });

  test("a room's address carries its id, and the search when there is one", () => {
    expect(listingUrl("mar")).toBe("/quarto?id=mar");
    expect(listingUrl("mar", { stay, guests })).toBe(
      "/quarto?id=mar&startDate=2026-12-12&endDate=2026-12-15&people=3&childrenUpTo12=1",
    );
  });

  test("the same room by its name, where it is found and shared", () => {
    expect(namedListingUrl("quarto-mar")).toBe("/quarto/quarto-mar");
    expect(namedListingUrl("quarto-mar", { stay })).toBe(
      "/quarto/quarto-mar?startDate=2026-12-12&endDate=2026-12-15",
    );
  });

  test("only the house's pages and pictures are there to be found", () => {
    const found = ["/", "/en", "/quarto", "/en/quarto", "/quarto/quarto-mar", "/en/privacidade"];
    const hidden = ["/success", "/en/success/cs_1", "/admin", "/mapa", "/en/mapa", "/ready", "/x"];
    const files = ["/reservas/cs_1/calendario.ics", "/quarto/quarto-mar.data/x", "/openapi.json"];
    expect(found.filter((path) => !isFindable(path))).toEqual([]);
    expect([...hidden, ...files].filter(isFindable)).toEqual([]);
  });

  test("a picture is never offered wider than it was taken", () => {
    expect(widthsOf(1600)).toEqual([480, 960, 1600]);
    expect(widthsOf(300)).toEqual([480]);
  });
});
