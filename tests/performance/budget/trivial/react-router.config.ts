import type { Config } from "@react-router/dev/config";

/** Built per run, in the run's folder. */
const { TRIVIAL_BUILD = "build" } = process.env;

export default { appDirectory: "app", buildDirectory: TRIVIAL_BUILD, ssr: true } satisfies Config;
