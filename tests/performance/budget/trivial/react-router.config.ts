import type { Config } from "@react-router/dev/config";

/** Built for one run, in a folder of that run. */
const { TRIVIAL_BUILD = "build" } = process.env;

export default { appDirectory: "app", buildDirectory: TRIVIAL_BUILD, ssr: true } satisfies Config;
