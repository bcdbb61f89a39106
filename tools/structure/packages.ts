import { importsOf } from "./imports.ts";

export type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** What production runs: the app, and the sample that its command loads. */
const runs = /^(src|sample)\//;
const isTestCode = /\.test\.tsx?$|\/testing\//;
/** Read by the build, which leaves a manifest of the routes. */
const builds = "src/web/routes.ts";

/** The production install has what production imports, and nothing else. */
export function findWrongPackages(
  sources: ReadonlyMap<string, string>,
  { dependencies, devDependencies }: Manifest,
): string[] {
  const used = [...sources]
    .filter(([file]) => runs.test(file) && !isTestCode.test(file) && file !== builds)
    .flatMap(([file, source]) => packagesOf(file, source).map((name) => ({ file, name })));
  const names = new Set(used.map(({ name }) => name));
  return [
    ...used
      .filter(({ name }) => !(name in dependencies))
      .map(({ file, name }) => {
        const isOfDevelopers = name in devDependencies;
        return `${file} imports ${name}, ${isOfDevelopers ? "a development dependency" : "which package.json does not list"}`;
      }),
    ...Object.keys(dependencies)
      .filter((name) => !names.has(name))
      .map((name) => `package.json: ${name} is a dependency that production does not import`),
  ];
}

/** Type imports do not exist at run time; `node:` and `virtual:` are no packages. */
function packagesOf(file: string, source: string): string[] {
  return importsOf(file, source)
    .filter(({ target, typeOnly }) => /^npm:[^:]+$/.test(target) && !typeOnly)
    .map(({ target }) => target.slice("npm:".length));
}
