import { readFileSync } from "node:fs";
import { findClockReaders } from "./clocks.ts";
import { findComplaints } from "./complaints.ts";
import { roots } from "./folders.ts";
import { findWrongPackages } from "./packages.ts";
import { sizesOf } from "./size.ts";
import { readSources } from "./sources.ts";
import { tables } from "./tables.ts";
import { findWrongWriters } from "./writers.ts";

const sources = readSources();
if (process.argv.includes("--size")) {
  for (const [kind, { files, lines }] of sizesOf(sources)) {
    console.log(
      `${kind.padEnd(32)}${String(files).padStart(6)} files${String(lines).padStart(8)} lines`,
    );
  }
  process.exit();
}
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const complaints = [
  ...findComplaints(sources),
  ...findWrongWriters(sources),
  ...findWrongPackages(sources, manifest),
  ...findClockReaders(sources),
];
for (const complaint of complaints) console.error(complaint);

for (const [root, folders] of Object.entries(roots)) {
  const width = Math.max(...Object.keys(folders).map(({ length }) => length));
  console.log(root || "everything");
  for (const [folder, known] of Object.entries(folders)) {
    console.log(`  ${folder.padEnd(width)} → ${known.join(", ") || "nothing"}`);
  }
}
console.log("tables");
for (const [table, { owner, also = {} }] of Object.entries(tables)) {
  console.log(`  ${table.padEnd(21)} ← ${[owner, ...Object.keys(also)].join(", ")}`);
}

const lengths = [...sources.values()].map((source) => source.split("\n").length - 1);
const median = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)];
console.log(
  `${sources.size} source files, median ${median} lines, ${complaints.length} complaints`,
);
process.exit(complaints.length > 0 ? 1 : 0);
