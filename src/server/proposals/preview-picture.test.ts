import sharp, { type Region } from "sharp";
import { describe, expect, test } from "vitest";
import type { ProposalPicture } from "../../contract/proposal-picture.ts";
import { HEAVIEST_PREVIEW } from "../media/crop-preview.ts";
import { PHOTO_WIDTH } from "./draw-words.ts";
import { faces, widthOf } from "./letters/draw-text.ts";
import { drawPreview } from "./preview-picture.ts";

const usual: ProposalPicture = {
  house: "Pousada Maré Mansa",
  rooms: "Quarto Jangada",
  dates: "16 a 21 de janeiro de 2027",
  party: "5 noites, 4 pessoas",
  totalLabel: "Total",
  total: "R$ 4.800",
  standing: "vale até 20 de nov.",
  photoId: null,
  accent: "#24418f",
};

let drawn = 0;
const draw = (changes: Partial<ProposalPicture> = {}) =>
  drawPreview(`test-${drawn++}`, { ...usual, ...changes }, "no-folder");

/** Whether something is drawn in a part of the picture, not only background. */
async function isDrawn(picture: Buffer, part: Region): Promise<boolean> {
  const { channels } = await sharp(await sharp(picture).extract(part).png().toBuffer()).stats();
  return channels.some(({ min }) => min < 200);
}

const edge = { left: 1160, top: 0, width: 40, height: 630 };
const price = { left: 900, top: 460, width: 256, height: 70 };

describe("the preview picture of a proposal", () => {
  test.each([
    ["a room", {}],
    ["a room without its price", { total: null, standing: "A casa retirou este orçamento" }],
    [
      "several rooms",
      { rooms: "Quarto Jangada, Quarto Coqueiro e Quarto Mar", total: "R$ 14.870,50" },
    ],
    ["a long word", { rooms: "Bangalô Anticonstitucionalissimamente", house: "Casa ".repeat(20) }],
    [
      "a name of many words",
      {
        rooms: "Suíte Presidencial Superluxo com Vista Panorâmica para o Oceano e Hidromassagem",
        dates: "30 de dezembro a 14 de fevereiro de 2027",
      },
    ],
    [
      "English",
      { dates: "January 16–21, 2027", party: "5 nights, 4 people", standing: "valid until Nov 20" },
    ],
  ])("has its one shape and a light weight, and stays inside its edges: %s", async (_, changes) => {
    const picture = await draw(changes);
    expect(await sharp(picture).metadata()).toMatchObject({
      ...{ format: "jpeg", width: 1200, height: 630 },
    });
    expect(picture.length).toBeLessThan(HEAVIEST_PREVIEW);
    expect(await isDrawn(picture, edge)).toBe(false);
    const words = { left: PHOTO_WIDTH + 40, top: 100, width: 420, height: 340 };
    expect(await isDrawn(picture, words)).toBe(true);
  });

  test("shows a price only where one is offered", async () => {
    expect(await isDrawn(await draw(), price)).toBe(true);
    expect(await isDrawn(await draw({ total: null, standing: "Retirado" }), price)).toBe(false);
  });

  test("is drawn once for all who ask", async () => {
    const [one, other] = await Promise.all([1, 2].map(() => drawPreview("same", usual, "none")));
    expect(other).toBe(one);
  });
});

describe("its letters", () => {
  const style = { face: faces.display, size: 1_000, color: "black" };

  test("do not depend on the machine: each has its own width", () => {
    expect(widthOf("A", style)).toBe(726);
    expect(widthOf("AA", style)).toBeLessThan(2 * 726);
  });

  test("that are missing are written without their accent, or left out", () => {
    expect(widthOf("Ācará", style)).toBe(widthOf("Acará", style));
    expect(widthOf("Mar 🌴", style)).toBe(widthOf("Mar ", style));
    expect(widthOf("", style)).toBe(0);
  });

  test("are all there for dates and prices in both languages", () => {
    const months = Array.from({ length: 12 }, (_, month) => new Date(2027, month, 15));
    for (const language of ["pt-BR", "en-US"]) {
      for (const month of months) {
        const text = month.toLocaleDateString(language, { day: "numeric", month: "long" });
        for (const letter of text)
          expect([text, faces.sans.letters.has(letter)]).toEqual([text, true]);
      }
      const money = new Intl.NumberFormat(language, { style: "currency", currency: "BRL" });
      for (const letter of money.format(1_234_567.89).replace(/\s/g, "")) {
        expect(faces.strong.letters.has(letter)).toBe(true);
      }
    }
  });
});
