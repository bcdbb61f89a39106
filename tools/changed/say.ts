import type { Choice } from "./choose.ts";
import type { Narrowed } from "./narrow.ts";

/** Reports what was chosen and why, and what was not. */
export function say({ changes, beside, browser, unknown }: Narrowed): string {
  return [
    `${changes.files.length} files changed since ${changes.since}`,
    ...list("tests beside the code", beside),
    ...list("browser files", browser),
    ...(unknown.length > 0 ? [`no tests are known for ${unknown.join(", ")}`] : []),
    "a page that a browser file opens by clicking only is not seen here: npm run check runs everything",
  ].join("\n");
}

function list(what: string, { chosen, left, seconds }: Choice): string[] {
  const all = chosen.length + left.length;
  const rest = left.length > 0 ? `; left, as they are further away or longer: ${some(left)}` : "";
  return [
    `${what}: ${chosen.length} of ${all} that the change reaches, ${Math.round(seconds)} s of tests`,
    ...chosen.map(({ file, why }) => `  ${file}\n    ${why}`),
    ...(rest ? [`  ${rest.slice(2)}`] : []),
  ];
}

const SHOWN = 5;

function some(files: readonly string[]): string {
  const more = files.length - SHOWN;
  return files.slice(0, SHOWN).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
