import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  contrastOf,
  grounds,
  isReadable,
  LEAST_CONTRAST,
  parseAccent,
  readableShade,
  shadesOf,
} from "./accent.ts";
import { contrast, readColour, toOklch, withinScreen, writeColour } from "./colour.ts";
import { designLook } from "./look.ts";

const tokens = readFileSync("src/web/styles/tokens.css", "utf8");
const token = (name: string) => new RegExp(`--${name}: (#[\\da-f]{6})`).exec(tokens)?.[1] ?? "";
/** The texts of the design that stand on shades of the accent. */
const INK = token("tinta");
const QUIET_INK = token("tinta-2");

/** All the same on every run. */
function* colours(count: number): Generator<string> {
  let state = 2_463_534_242;
  for (let drawn = 0; drawn < count; drawn++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield `#${(state >>> 8).toString(16).padStart(6, "0")}`;
  }
}

const pairs = (accent: string): [string, number][] => {
  const shade = shadesOf(accent);
  const on = (name: string, text: string, ground: string): [string, number] => [
    `${accent}: ${name}`,
    contrast(text, ground),
  ];
  return [
    ...Object.entries(grounds).map(([name, ground]) => on(`accent on ${name}`, accent, ground)),
    on("accent on selected", accent, shade[100]),
    on("accent on wash", accent, shade[50]),
    on("white on hover", "#ffffff", shade[800]),
    on("white on dark", "#ffffff", shade[900]),
    on("light on dark", shade[200], shade[900]),
    on("light on ink", shade[200], INK),
    on("dark on selected", shade[900], shade[100]),
    ...[INK, QUIET_INK].flatMap((ink) => [
      on("ink on selected", ink, shade[100]),
      on("ink on wash", ink, shade[50]),
    ]),
  ];
};

test("the grounds of an accent are those of the style sheets", () => {
  const { branco, cal, ...quiet } = Object.fromEntries(
    ["branco", "cal", "areia-100", "areia-200", "sol-200"].map((name) => [name, token(name)]),
  );
  expect(Object.values(grounds)).toEqual([branco, cal, ...Object.values(quiet)]);
  expect(token("anil-700")).toBe(designLook.accent);
});

describe("an accent", () => {
  test("of any colour is readable in every pair of text and ground, or refused for a shade that is", () => {
    const refused = [...colours(500)].filter((accent) => {
      const chosen = isReadable(accent) ? accent : readableShade(accent);
      expect(pairs(chosen).filter(([, ratio]) => ratio < LEAST_CONTRAST)).toEqual([]);
      return chosen !== accent;
    });
    expect(refused.length).toBeGreaterThan(250);
    expect(refused.length).toBeLessThan(480);
  });

  test("that is refused gets the lightest shade of its hue that does", () => {
    const shade = readableShade("#efc04c");
    expect(contrastOf(shade)).toBeLessThan(LEAST_CONTRAST + 0.3);
    const [hue, darker] = ["#efc04c", shade].map((hex) => toOklch(readColour(hex)).h);
    expect(Math.abs((hue ?? 0) - (darker ?? 9))).toBeLessThan(0.05);
  });

  test("of the design has the design's shades around it", () => {
    const design = {
      900: "#18295a",
      800: "#1b3375",
      300: "#a9b9e3",
      200: "#ccd7f1",
      100: "#e4eaf8",
    };
    const shade = shadesOf("#24418f");
    for (const [name, hex] of Object.entries(design)) {
      const [own, drawn] = [shade[Number(name) as keyof typeof shade], hex].map((one) =>
        toOklch(readColour(one)),
      );
      expect([name, Math.abs((own?.l ?? 0) - (drawn?.l ?? 1)) < 0.02]).toEqual([name, true]);
      expect([name, Math.abs((own?.c ?? 0) - (drawn?.c ?? 1)) < 0.02]).toEqual([name, true]);
      expect([name, Math.abs((own?.h ?? 0) - (drawn?.h ?? 9)) < 0.2]).toEqual([name, true]);
    }
  });

  test.each([
    ["#9E3716", "#9e3716"],
    [" 9e3716", "#9e3716"],
    ["#93f", "#9933ff"],
    ["azul", null],
    ["#12345", null],
    ["red;}", null],
  ])("typed as %j is %j", (typed, read) => {
    expect(parseAccent(typed)).toBe(read);
  });
});

describe("a colour", () => {
  test("is the same after its way to lightness, chroma and hue and back", () => {
    for (const hex of colours(200))
      expect(writeColour(withinScreen(toOklch(readColour(hex))))).toBe(hex);
  });

  test.each([
    ["#ffffff", "#000000", 21],
    ["#24418f", "#ffffff", 9.43],
    ["#545e78", "#fdfcf8", 6.3],
  ])("%s has the contrast of WCAG to %s", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  });
});
