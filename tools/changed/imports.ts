import path from "node:path";
import type { Sources } from "../structure/complaints.ts";
import { importsOf } from "../structure/imports.ts";
import { isTest, type Link } from "./link.ts";

/**
 * Files that import nearly everything: what they reach says nothing about the change. They are the
 * loose files of src and of the server, the list of the owner's verbs, and the files with which
 * tests start the app.
 */
export function joinsEverything(file: string): boolean {
  return (
    /^src\/(server\/(owner\/verbs|[^/]+)|[^/]+)\.ts$|^(tests\/support|sandbox|sample)\//.test(
      file,
    ) && !isTest(file)
  );
}

/**
 * From a file to those that import it. The type check follows imports of types. Browser files and
 * their helpers import the product to prepare a page, not to test it.
 */
export function importLinks(sources: Sources): Link[] {
  const prepares = (target: string, file: string) =>
    /^(?!tests\/)/.test(target) && file.startsWith("tests/") && !isTest(file);
  return [...sources].flatMap(([file, source]) =>
    importsOf(file, source)
      .filter(({ target, typeOnly }) => !typeOnly && sources.has(target) && !prepares(target, file))
      .map(({ target }) => ({ from: target, to: file, steps: stepsTo(file, target) })),
  );
}

/** A page consists of many small files, so a step between them counts less. */
function stepsTo(file: string, target: string): number {
  const isWithinPages = [file, target].every((one) => one.startsWith("src/web/"));
  return isWithinPages && !isTest(file) ? 0.5 : 1;
}

/** From a file to the tests of its folder, which may reach it through the app: almost an import. */
export function folderLinks(sources: Sources, changed: readonly string[]): Link[] {
  const tests = [...sources.keys()].filter(isTest);
  return changed.flatMap((from) =>
    tests
      .filter((to) => to !== from && path.dirname(to) === path.dirname(from))
      .map((to) => ({ from, to, steps: 1.5, by: "the same folder" })),
  );
}
