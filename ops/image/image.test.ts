import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copiesOf, readDockerfile, stageNamed, wordsOf } from "./dockerfile.ts";
import { isLetIn } from "./dockerignore.ts";
import { filesHeld, filesIn, repository } from "./files-held.ts";

const stages = readDockerfile();
const app = stageNamed("house");
const copies = stages.flatMap(copiesOf).filter(({ from }) => !from);

test("everything that the image copies is there and let in by .dockerignore", () => {
  for (const copy of copies) {
    for (const source of copy.sources) {
      expect(filesHeld({ ...copy, sources: [source] }), source).not.toEqual([]);
    }
  }
});

test(".dockerignore lets in nothing that the image does not copy", () => {
  const copied = new Set(copies.flatMap(({ sources }) => sources).flatMap(filesIn));
  expect(repository.filter(isLetIn).filter((file) => !copied.has(file))).toEqual([]);
});

test.each([
  ...[".env", "ops/.env", "src/.env", "src/.env.production", ".git/config", ".npmrc.bak"],
  ...["node_modules/pg/package.json", "src/config.test.ts", "src/web/ui/icon.test.tsx"],
])("the image never holds %s", (file) => {
  expect(isLetIn(file)).toBe(false);
});

test("the image begins with images of a named release of Debian, down to the last number", () => {
  for (const { image } of stages) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-bookworm(-slim)?$/);
});

test("the image is built and run on the Node of tools/environment", () => {
  const [, wanted] = /NODE_WANTED=(\S+)/.exec(readFileSync("tools/environment", "utf8")) ?? [];
  for (const name of ["build", "house"]) {
    expect(stageNamed(name).image).toBe(`node:${wanted}-bookworm-slim`);
  }
});

test("the image runs as somebody who owns none of its files", () => {
  const verbs = app.instructions.map(({ verb }) => verb);
  const [user, ...others] = app.instructions.filter(({ verb }) => verb === "USER");
  expect(user?.text).not.toMatch(/^(root|0)\b/);
  expect(others).toEqual([]);
  expect(verbs.indexOf("USER")).toBeGreaterThan(verbs.lastIndexOf("COPY"));
  expect(verbs.indexOf("USER")).toBeGreaterThan(verbs.lastIndexOf("RUN"));
});

test("the image is told no setting when it is built, but where the browser calls", () => {
  const settings = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  const told = stages
    .flatMap(({ instructions }) => instructions)
    .filter(({ verb }) => verb === "ENV" || verb === "ARG")
    .map(({ text }) => text.split("=")[0]);
  expect(told.filter((name) => settings.includes(name))).toEqual(["VITE_API_URL"]);
});

test("the image starts what npm start starts", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(wordsOf(app, "CMD").join(" ")).toBe(scripts.start);
});
