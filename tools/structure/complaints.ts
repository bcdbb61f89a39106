import { arrows } from "./arrows.ts";
import { roots } from "./folders.ts";
import { importsOf } from "./imports.ts";
import { findUpwardArrows, mayKnow, placeIn } from "./place.ts";

export const MOST_LINES = 250;

/** Content of every source file, by path from the root. */
export type Sources = ReadonlyMap<string, string>;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

export function findComplaints(sources: Sources): string[] {
  return [
    ...longFiles(sources),
    ...wrongArrows(sources),
    ...wrongFolders(sources),
    ...findUpwardArrows(),
    ...circles(sources),
  ];
}

function longFiles(sources: Sources): string[] {
  return [...sources]
    .map(([file, source]) => ({ file, lines: source.split("\n").length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines, at most ${MOST_LINES}`);
}

function wrongArrows(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) =>
    isTest(file)
      ? []
      : importsOf(file, source).flatMap(({ target, typeOnly }) =>
          arrows
            .filter(({ from, never, typesAllowed }) => {
              const excused = typeOnly && typesAllowed === true;
              return !excused && from.test(file) && never.test(target);
            })
            .map(({ name }) => `${file} imports ${target}: ${name}`),
        ),
  );
}

function wrongFolders(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) => {
    // A test beside its code may import anything; files under tests/ follow the folder rules.
    if (!/\.tsx?$/.test(file) || (isTest(file) && !file.startsWith("tests/"))) return [];
    const isOurs = ({ target }: { target: string }) => !/^npm:|\/\+types\//.test(target);
    const imports = importsOf(file, source).filter(isOurs);
    return Object.entries(roots).flatMap(([root, folders]) => {
      const own = placeIn(root, file);
      if (own === null) return [];
      if (!folders[own]) return [`${file}: ${own} is not listed in folders.ts`];
      return imports
        .map(({ target }) => ({ target, known: placeIn(root, target) }))
        .filter(({ known }) => known !== null && !mayKnow(folders, own, known))
        .map(({ target }) => `${file} imports ${target}: ${own} does not know it (folders.ts)`);
    });
  });
}

/** Type imports count too. */
function circles(sources: Sources): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push(`circle: ${[...trail.slice(start), file].join(" → ")}`);
    if (start >= 0 || done.has(file)) return;
    const imports = importsOf(file, sources.get(file) ?? "");
    for (const { target } of imports) {
      if (sources.has(target)) visit(target, [...trail, file]);
    }
    done.add(file);
  };
  for (const file of sources.keys()) visit(file, []);
  return found;
}
