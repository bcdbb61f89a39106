import { existsSync } from "node:fs";
import type { Choice } from "./choose.ts";
import type { Narrowed } from "./narrow.ts";

type Step = { readonly name: string; readonly command: string };

/** The step's command for a change alone, or null if the change does not concern it. */
type Narrow = (change: Narrowed, command: string) => string | null;

/** A step without an entry here is left out. */
const narrows: Readonly<Record<string, Narrow>> = {
  types: (_, command) => command,
  style: ({ changes }) =>
    withFiles(
      "npx biome check --files-ignore-unknown=true --no-errors-on-unmatched",
      changes.files.filter((file) => existsSync(file)),
    ),
  migrations: ({ changes }, command) =>
    changes.files.some((file) => file.startsWith("migrations/")) ? command : null,
  structure: (_, command) => command,
  tests: ({ beside }) => withFiles("npm run -s test --", chosenIn(beside)),
  build: ({ browser }, command) => (browser.chosen.length > 0 ? command : null),
  browser: ({ browser }) => withFiles("npx playwright test", chosenIn(browser)),
};

/** The checks of a change, among all of them. */
export function narrowSteps<S extends Step>(steps: readonly S[], change: Narrowed): S[] {
  return steps.flatMap((step) => {
    const command = narrows[step.name]?.(change, step.command);
    return command ? [{ ...step, command }] : [];
  });
}

function withFiles(command: string, files: readonly string[]): string | null {
  return files.length > 0 ? `${command} ${files.map((file) => `'${file}'`).join(" ")}` : null;
}

function chosenIn({ chosen }: Choice): string[] {
  return chosen.map(({ file }) => file);
}
