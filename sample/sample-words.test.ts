import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleWords, sampleWordsIn } from "./sample-words.ts";

/** What a real house is given: the code with its texts and mails, and the files it serves. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "src", "public"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
const isText = (file: string) => /\.(tsx?|css|svg|json|sql|html|txt)$/.test(file);
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

test("the list knows names and whole sentences of the sample", () => {
  expect(sampleWords.length).toBeGreaterThan(150);
  expect(sampleWordsIn("A rede do quarto MAR")).toEqual(["Quarto Mar"]);
  expect(sampleWordsIn("Quatro quartos pé na areia, numa enseada calma.")).toEqual([]);
});

test("no text of the product is the sample's", () => {
  const found = files
    .filter(isText)
    .flatMap((file) =>
      sampleWordsIn(withoutComments(readFileSync(file, "utf8"))).map(
        (words) => `${file}: ${words}`,
      ),
    );
  expect(found).toEqual([]);
});

test("no picture of the product is one of the sample's photos", () => {
  const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  const photos = new Set(globSync("sample/photos/*").map(hash));
  expect(photos.size).toBeGreaterThan(20);
  expect(files.filter((file) => photos.has(hash(file)))).toEqual([]);
});
