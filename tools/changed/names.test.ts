import { expect, test } from "vitest";
import { commonWords, sharedWords } from "./names.ts";

const none = new Set<string>();

test("files of one matter share words, wherever they stand", () => {
  const change = "src/server/messages/ready-messages.ts";
  expect(sharedWords(change, "tests/owner/messages.spec.ts", none)).toBe(1);
  expect(sharedWords(change, "tests/owner/proposals.spec.ts", none)).toBe(0);
});

test("singular and plural are one word", () => {
  expect(
    sharedWords("src/server/proposals/withdraw.ts", "tests/guest/proposal.spec.ts", none),
  ).toBe(1);
});

test("a word that many files have says nothing", () => {
  const files = ["tests/owner/a.spec.ts", "tests/owner/b.spec.ts", "tests/guest/c.spec.ts"];
  const common = commonWords([...files, "tests/d.spec.ts", "tests/e.spec.ts", "tests/f.spec.ts"]);
  expect([...common]).toEqual(["owner"]);
  expect(sharedWords("src/web/owner/x.ts", "tests/owner/a.spec.ts", common)).toBe(0);
});
