import { strykerPlugins as theirs } from "@stryker-mutator/vitest-runner";

type Wish = { readonly testIds?: readonly string[]; readonly testFiles?: readonly string[] };
type Runner = { run(wish: Wish): Promise<unknown> };

/**
 * Stryker's runner asks for tests by names joined with a space. Vitest 5 joins them with " > ", so
 * that nothing would run and every mutant would seem to live: it is asked for their files instead.
 */
export const strykerPlugins = theirs.map((plugin) => {
  const create = (injector: never) => {
    const runner = plugin.factory(injector) as unknown as Runner;
    const run = runner.run.bind(runner);
    runner.run = ({ testIds = [], ...wish } = {}) => {
      const files = [...new Set(testIds.map((id) => id.split("#")[0] ?? ""))];
      return run(files.length > 0 ? { ...wish, testFiles: files } : wish);
    };
    return runner;
  };
  return { ...plugin, name: "vitest-5", factory: Object.assign(create, { inject: ["$injector"] }) };
});

export { strykerValidationSchema } from "@stryker-mutator/vitest-runner";
