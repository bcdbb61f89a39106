import { expect, test } from "vitest";
import type { BlockBar } from "../../../contract/owner/timeline.ts";
import { day } from "../../../domain/day.ts";
import { shortName, wordsOf } from "./bar-words.ts";
import { barName } from "./timeline-words.ts";

test("only a very long name is shortened, to its first and last word", () => {
  expect(shortName("Bartolomeu Constantino")).toBe("Bartolomeu Constantino");
  expect(shortName("Maria Aparecida dos Santos Oliveira")).toBe("Maria Oliveira");
  expect(shortName("Wolfeschlegelsteinhausenbergerdorff")).toBe(
    "Wolfeschlegelsteinhausenbergerdorff",
  );
});

test("a block's reason breaks off between two words", () => {
  const block: BlockBar = {
    ...{ kind: "block", key: "b-1", blockId: "1", note: "Troca do telhado da varanda dos fundos" },
    ...{ checkIn: day("2026-12-12"), checkOut: day("2026-12-13") },
  };
  expect(wordsOf(block, 0).flag).toBe("Troca do telhado da…");
  // The accessible name is never shortened.
  expect(barName(block, 0)).toContain(block.note);
});
