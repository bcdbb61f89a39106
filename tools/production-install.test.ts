import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Names = Readonly<Record<string, string>>;
type Locked = {
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};
const packages: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;

/** Resolves a package as Node does: in the package's own folder, then in each folder above. */
function find(name: string, folder: string): string | undefined {
  const own = `${folder ? `${folder}/` : ""}node_modules/${name}`;
  if (own in packages) return own;
  if (folder === "") return undefined;
  return find(name, folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))));
}

/** What `npm ci --omit=dev --legacy-peer-deps` installs: peers only where something else needs them. */
function installed(folder = "", found = new Set<string>()): Set<string> {
  const { dependencies, optionalDependencies } = packages[folder] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const place = find(name, folder);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    installed(place, found);
  }
  return found;
}

describe("the production install", () => {
  const inside = installed();

  test("has every peer that a package of it cannot do without", () => {
    const missing = [...inside].flatMap((place) => {
      const { peerDependencies = {}, peerDependenciesMeta = {} } = packages[place] ?? {};
      return Object.keys(peerDependencies)
        .filter((name) => !peerDependenciesMeta[name]?.optional)
        .filter((name) => !inside.has(find(name, place) ?? ""))
        .map((name) => `${place} needs ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test.each(["vite", "vitest", "rolldown", "lightningcss", "typescript"])("has no %s", (tool) => {
    expect([...inside].filter((place) => place.endsWith(`/${tool}`))).toEqual([]);
  });

  test("is made in the image and by hand in the same way", () => {
    for (const file of ["ops/Dockerfile", "ops/README.md"]) {
      expect(readFileSync(file, "utf8"), file).toContain("npm ci --omit=dev --legacy-peer-deps");
    }
  });
});
