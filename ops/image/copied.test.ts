import { expect, test } from "vitest";
import { readCompose } from "../compose.ts";
import { type Instruction, readCopy, stageNamed, wordsOf } from "./dockerfile.ts";
import { entriesOf, productionCommands } from "./entries.ts";
import { filesHeld } from "./files-held.ts";
import { filesRead } from "./files-read.ts";

const isBundled = (file: string) => file.startsWith("src/");

/** Files that the image's RUN lines read, but no earlier line has copied, by line. */
function missingIn(instructions: readonly Instruction[]): Record<string, string[]> {
  const held = new Set<string>();
  const missing: Record<string, string[]> = {};
  for (const { verb, text } of instructions) {
    if (verb === "COPY") for (const file of copied(text)) held.add(file);
    if (verb !== "RUN") continue;
    const without = [...filesRead(entriesOf(text), isBundled)].filter((file) => !held.has(file));
    if (without.length > 0) missing[text] = without;
  }
  return missing;
}

function copied(text: string): string[] {
  const copy = readCopy(text);
  return copy.from ? [] : filesHeld(copy);
}

test.each(["build", "house"])(
  "every file that stage %s reads while it is built is copied",
  (name) => {
    expect(missingIn(stageNamed(name).instructions)).toEqual({});
  },
);

test("every file that the image reads when it runs is copied", () => {
  const app = stageNamed("house");
  const held = new Set(
    app.instructions.filter(({ verb }) => verb === "COPY").flatMap(({ text }) => copied(text)),
  );
  const composed = Object.values(readCompose().services)
    .filter(({ build }) => build?.target === "house")
    .map(({ command = [] }) => [command].flat());
  const lines = [wordsOf(app, "CMD"), wordsOf(app, "HEALTHCHECK"), ...composed]
    .filter((words) => words.length > 0)
    .map((words) => words.slice(0, 2).join(" "));
  const read = filesRead([...lines, ...productionCommands()].flatMap(entriesOf));
  expect([...read].filter((file) => !held.has(file))).toEqual([]);
});
