import { expect, test } from "vitest";
import { ago, soon } from "../ui/ago.ts";
import { answerWords } from "./answer-words.ts";

const now = Date.parse("2026-12-10T15:00:00Z");
const minutes = (count: number) => count * 60_000;

test("ages are said as one would, in whole units", () => {
  expect(ago(now - 20_000, now)).toBe("agora mesmo");
  expect(ago(now - minutes(1), now)).toBe("há 1 minuto");
  expect(ago(now - minutes(6.9), now)).toBe("há 6 minutos");
  expect(ago(now - minutes(3 * 60 + 59), now)).toBe("há 3 horas");
  expect(ago(now - minutes(47 * 60), now)).toBe("há 47 horas");
  expect(ago(now - minutes(50 * 60), now)).toBe("há 2 dias");
});

test("the next try is ahead; one that is overdue is about to be made", () => {
  expect(soon(now + minutes(4), now)).toBe("em 4 minutos");
  expect(soon(now - minutes(4), now)).toBe("em instantes");
});

test.each(Object.entries(answerWords))(
  "after '%s' there is a sentence with a next step",
  (answer, words) => {
    const sentence = words.sentence("Airbnb");
    expect(sentence).toContain("Airbnb");
    expect(sentence).toMatch(/\.$/);
    if (answer !== "read") {
      expect(sentence).toMatch(/Confira|confira|Copie|Tente de novo|tenta de novo/);
    }
  },
);
