import { describe, expect, test } from "vitest";
import { jangada, mar, proposalOnPage } from "../../tests/support/proposal-on-page.ts";
import { designLook } from "../domain/look.ts";
import type { Proposal } from "./proposal-api.ts";
import { hashOfPicture, pictureOf } from "./proposal-picture.ts";
import { proposalSummary, proposalTitle } from "./proposal-words.ts";

const ZONE = "America/Bahia";
const plain = (text: string) => text.replace(/\u00a0/g, " ");

describe("what a chat shows of a proposal", () => {
  test("are its room, its dates, its price and until when it is valid", () => {
    const proposal = proposalOnPage();
    expect(proposalTitle(proposal, "pt-BR")).toBe("Quarto Jangada, 16 a 21 de janeiro");
    expect(plain(proposalSummary(proposal, ZONE, "pt-BR"))).toBe(
      "5 noites, 4 pessoas, R$ 4.800. Vale até 20 de nov.",
    );
    expect(proposalTitle(proposal, "en-US")).toBe("Quarto Jangada, January 16–21");
    expect(proposalSummary(proposal, ZONE, "en-US")).toBe(
      "5 nights, 4 people, R$4,800. Valid until Nov 20.",
    );
  });

  test.each(["expired", "taken", "paid", "withdrawn"] as const)(
    "has no price any more once it is %s",
    (state) => {
      const proposal = proposalOnPage({ state });
      for (const language of ["pt-BR", "en-US"] as const) {
        expect(proposalSummary(proposal, ZONE, language)).not.toContain("R$");
        expect(pictureOf(proposal, house, language).total).toBeNull();
      }
    },
  );
});

const house = { name: "Pousada Maré Mansa", timeZone: ZONE, look: designLook };
const hashOf = (changes: Partial<Proposal>, property = house) =>
  hashOfPicture(pictureOf(proposalOnPage(changes), property, "pt-BR"));

describe("the name of its picture", () => {
  const photo = { id: "0eea04ff2b7eee22a831c199", alt: "", width: 1600, height: 1067 };

  test.each<[string, Partial<Proposal>]>([
    ["price", { total: 470_000 }],
    ["end", { validUntil: Date.parse("2026-11-22T20:00:00-03:00") }],
    ["rooms", { rooms: [mar] }],
    ["photo", { rooms: [{ ...jangada, photo }] }],
    ["people", { guests: { adults: 3, childrenUpTo12: 0, childrenAbove12: 0 } }],
    ["state", { state: "expired" }],
  ])("is another one when its %s is", async (_, changes) => {
    expect(await hashOf(changes)).not.toBe(await hashOf({}));
  });

  test("is another one for another name of the house, and in another language", async () => {
    expect(await hashOf({}, { ...house, name: "Casa" })).not.toBe(await hashOf({}));
    const english = await hashOfPicture(pictureOf(proposalOnPage(), house, "en-US"));
    expect(english).not.toBe(await hashOf({}));
  });

  test("stays the same while nothing changes that it shows", async () => {
    expect(await hashOf({ words: "Oi, Zulmira!", madeBy: "Tonho" })).toBe(await hashOf({}));
    expect(await hashOf({})).toMatch(/^[0-9a-f]{20}$/);
  });
});
