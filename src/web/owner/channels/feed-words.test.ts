import { expect, test } from "vitest";
import type { Feed } from "../../../contract/owner/channels.ts";
import { ago, soon } from "../ui/ago.ts";
import { answerWords } from "./answer-words.ts";
import { inListing, lastAnswer, repeated, soldThere, soldTwice } from "./feed-words.ts";

const now = Date.parse("2026-12-10T15:00:00Z");
const minutes = (count: number) => count * 60_000;

const feed: Feed = {
  id: "1",
  listingId: "coqueiro",
  listingName: "Quarto Coqueiro",
  name: "Airbnb",
  portal: "airbnb",
  answer: "read",
  triedAt: now - minutes(6),
  answeredAt: now - minutes(6),
  nextTryAt: now + minutes(4),
  readAt: null,
  silent: false,
  stays: 4,
  nights: 12,
  echoes: 0,
  conflicts: 0,
};

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

test("what the portal sold is counted in stays and nights, repeated ones apart", () => {
  expect(soldThere(feed)).toBe("4 reservas, 12 noites");
  expect(soldThere({ ...feed, stays: 1, nights: 1 })).toBe("1 reserva, 1 noite");
  expect(soldThere({ ...feed, stays: 0, nights: 0 })).toBe("nenhuma reserva");
  expect(repeated(feed)).toBeNull();
  expect(repeated({ ...feed, echoes: 2 })).toBe("2 repetem as daqui");
});

test("the last answer says when it was, if it is not what we know from", () => {
  expect(lastAnswer(feed, now)).toBe("lido por inteiro");
  const failing: Feed = { ...feed, answer: "too-slow", triedAt: now - minutes(2) };
  expect(lastAnswer(failing, now)).toBe("demorou demais, há 2 minutos");
  const untried: Feed = { ...feed, answer: null, triedAt: null, answeredAt: null };
  expect(lastAnswer(untried, now)).toBe("a primeira leitura está a caminho");
});

test("a room is spoken of as a Brazilian would", () => {
  expect(inListing("Quarto Coqueiro")).toBe("no Quarto Coqueiro");
  expect(inListing("Casa inteira")).toBe("na Casa inteira");
  expect(inListing("Suíte Mar")).toBe("na Suíte Mar");
  expect(soldTwice("Quarto Mar")).toBe("Quarto Mar vendido duas vezes");
  expect(soldTwice("Casa inteira")).toBe("Casa inteira vendida duas vezes");
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
