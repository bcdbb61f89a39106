import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { copiesOf, readDockerfile, stageNamed, wordsOf } from "./dockerfile.ts";

const stages = readDockerfile();
const app = stageNamed("house");
const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
const ignored = readFileSync(".dockerignore", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** .dockerignore semantics: everything is excluded, then re-included, then excluded again. */
function reachesImage(file: string): boolean {
  let reaches = true;
  for (const line of ignored) {
    const pattern = line.replace(/^!/, "");
    const isAt = pattern.startsWith("**/")
      ? path.matchesGlob(file, pattern)
      : pattern === "*" || file === pattern || file.startsWith(`${pattern}/`);
    if (isAt) reaches = line.startsWith("!");
  }
  return reaches;
}

describe("the image", () => {
  test("copies only what is in the repository and let in by .dockerignore", () => {
    for (const { from, sources } of stages.flatMap(copiesOf)) {
      for (const source of from ? [] : sources) {
        const files = tracked.filter((file) => file === source || file.startsWith(`${source}/`));
        expect(files.filter(reachesImage), source).not.toEqual([]);
      }
    }
  });

  test.each([".env", "ops/.env", "src/.env", "src/.env.production", ".git/config", ".npmrc.bak"])(
    "never holds %s",
    (file) => {
      expect(reachesImage(file)).toBe(false);
    },
  );

  test("holds no tests, stand-ins or node_modules of a developer", () => {
    const inside = [...tracked, "node_modules/pg/package.json"].filter(reachesImage);
    const folders = new Set(inside.map((file) => file.split("/")[0]));
    expect(inside.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
    expect([...folders].filter((name) => !name?.includes(".")).sort()).toEqual([
      "migrations",
      "public",
      "sample",
      "src",
      "tools",
    ]);
  });

  test("begins with images of a named release of Debian, down to the last number", () => {
    for (const { image } of stages) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-bookworm(-slim)?$/);
  });

  test("is built and run on the Node of tools/environment", () => {
    const [, wanted] = /NODE_WANTED=(\S+)/.exec(readFileSync("tools/environment", "utf8")) ?? [];
    for (const name of ["build", "house"]) {
      expect(stageNamed(name).image).toBe(`node:${wanted}-bookworm-slim`);
    }
  });

  test("runs as somebody who owns none of its files, without packages of a developer", () => {
    const verbs = app.instructions.map(({ verb }) => verb);
    const users = app.instructions.filter(({ verb }) => verb === "USER");
    expect(users).toEqual([{ verb: "USER", text: "node" }]);
    expect(verbs.lastIndexOf("USER")).toBeGreaterThan(verbs.lastIndexOf("COPY"));
    expect(app.instructions).toContainEqual({
      verb: "RUN",
      text: "npm ci --omit=dev --legacy-peer-deps --ignore-scripts && npm cache clean --force",
    });
    expect(wordsOf(app, "HEALTHCHECK").join(" ")).toContain("/ready");
  });

  test("is told no setting when it is built, but where the browser calls", () => {
    const said = stages
      .flatMap(({ instructions }) => instructions)
      .filter(({ verb }) => verb === "ENV" || verb === "ARG")
      .map(({ text }) => text);
    expect(said).toEqual(["VITE_API_URL=", "NODE_ENV=production"]);
  });

  test("starts what npm start starts", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(wordsOf(app, "CMD").join(" ")).toBe(scripts.start);
  });
});
