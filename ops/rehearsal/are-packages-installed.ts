import { existsSync, readFileSync } from "node:fs";

type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>;

/** Whether node_modules is what `npm ci` makes of the lockfile, as npm's own note there says. */
export function arePackagesInstalled(folder = "."): boolean {
  const note = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  const { "": _project, ...wanted } = packagesOf(`${folder}/package-lock.json`);
  const isSame = (name: string) =>
    installed[name]?.version === wanted[name]?.version &&
    installed[name]?.integrity === wanted[name]?.integrity;
  // Optional packages may be for another kind of machine.
  const missing = Object.keys(wanted).filter((name) => !installed[name] && !wanted[name]?.optional);
  return missing.length === 0 && Object.keys(installed).every(isSame);
}

function packagesOf(file: string): Packages {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
